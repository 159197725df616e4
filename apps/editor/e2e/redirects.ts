import { installAxe, runAxe } from '@plaza/testing/browser';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { site, type startEditor, tabTo } from './environment.ts';

/** What the tests of one editor share. */
type Place = {
  /** Once it has started. */
  readonly editor: () => Awaited<ReturnType<typeof startEditor>>;
  readonly open: (path: string) => Promise<{ page: Page; seen: string[] }>;
};

/** Lists the pages of an entry, and redirects an old address to one of them. */
export function testRedirects({ editor, open }: Place): void {
  test('the pages of an entry are listed, and an old address is led to one, by keyboard', async () => {
    const { page, seen } = await open(`${site}/entries/menus/es-ES/menu-1`);
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await page.getByRole('tab', { name: 'Pages', exact: true }).press('Enter');
    await page.getByRole('heading', { name: /^Pages that this entry is on: \d\d$/ }).waitFor();
    expect(await page.getByRole('list', { name: 'Pages' }).getByRole('listitem').count()).toBe(10);
    await installAxe(page);
    expect((await runAxe(page)).violations).toEqual([]);
    await tabTo(page, page.getByRole('link', { name: 'Redirects' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'New redirect' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByLabel('Old address'));
    await page.keyboard.type('/guias/tae/');
    await dialog.getByText('has a page: posts/post-1').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('/guias/antigua/');
    await tabTo(page, dialog.getByRole('combobox', { name: 'Leads to' }));
    await page.keyboard.type('/guias/tae');
    const first = page.getByRole('listbox').getByRole('option').first();
    await expect.poll(() => first.textContent()).toContain('/guias/tae/');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await installAxe(page);
    expect((await runAxe(page)).violations).toEqual([]);
    await tabTo(page, dialog.getByRole('button', { name: 'Publish it now' }));
    await page.keyboard.press('Enter');
    await page.getByText('/guias/antigua/ leads there now.').waitFor();
    const paths = await editor().service.app.inject('/website/900/api/content/paths');
    expect(paths.json()).toContainEqual({
      ...{ locale: 'es-ES', path: '/guias/antigua/', removed: true, movedTo: '/guias/tae/' },
    });
    await installAxe(page);
    expect((await runAxe(page)).violations).toEqual([]);
    expect(seen).toEqual([]);
    await page.close();
  });
}
