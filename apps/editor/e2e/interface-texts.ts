import { installAxe, runAxe } from '@plaza/testing/browser';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { site, type startEditor, tabTo } from './environment.ts';

/** What the tests of one editor share. */
type Place = {
  /** Once it has started. */
  readonly editor: () => Awaited<ReturnType<typeof startEditor>>;
  readonly open: (path: string) => Promise<{ page: Page; seen: string[] }>;
  readonly saved: (page: Page) => Promise<void>;
};

/** Replaces texts of the interface, and has the site's own again. */
export function testInterfaceTexts({ editor, open, saved }: Place): void {
  const component = async (slug: string) => {
    const { app } = editor().service;
    const answer = await app.inject('/website/900/api/content/components?locale=es-ES');
    return answer.json().find((each: { slug: string }) => each.slug === slug);
  };

  test('a text is found and replaced by keyboard, marked while the site would refuse it, and published', async () => {
    const { page, seen } = await open(`${site}/texts`);
    await tabTo(page, page.getByLabel('Text or key'));
    await page.keyboard.type('last-updated');
    await page.getByText('Texts: 1', { exact: true }).waitFor();
    const field = page.getByLabel('Text of last-updated');
    await tabTo(page, field);
    await page.keyboard.type('Al día');
    await page.getByText('last-updated cannot be shown: {date} is missing').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await installAxe(page);
    expect((await runAxe(page)).violations).toEqual([]);
    await page.getByRole('button', { name: 'Publish now' }).press('Enter');
    await page.getByText('Nothing was published').waitFor();
    await field.press('End');
    await page.keyboard.type(': {date}');
    await saved(page);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('false');
    await tabTo(page, page.getByRole('button', { name: 'Publish now' }));
    await page.keyboard.press('Enter');
    await page.getByText('Published together: 1.').waitFor();
    expect((await component('last-updated')).body.content[0].content[0].text).toBe(
      'Al día: {date}',
    );
    await field.fill('');
    await page.getByText('Back to its own text').waitFor();
    await field.press('Control+z');
    await page.getByText('Changed', { exact: true }).waitFor();
    await field.press('Control+Shift+z');
    await page.getByText('Back to its own text').waitFor();
    await page.getByRole('button', { name: 'Publish now' }).press('Enter');
    await page.getByText('Published together: 1.').waitFor();
    expect(await component('last-updated')).toBeUndefined();
    expect(await field.inputValue()).toBe('');
    expect(seen).toEqual([]);
    await page.close();
  });
}

/** Translates texts of the interface, in two tabs. */
export function testTranslatedTexts({ editor, open, saved }: Place): void {
  test('the original is beside a translation, Enter goes on, and a second tab loses nothing', async () => {
    const first = await open(`${site}/texts`);
    const second = await open(`${site}/texts`);
    for (const { page } of [first, second]) {
      await page.getByLabel('Locale').selectOption('sv-SE');
      await page.getByLabel('Text or key').fill('skip-link');
      await page.getByText('Texts: 1', { exact: true }).waitFor();
    }
    const row = first.page.getByRole('listitem').filter({ hasText: 'skip-link' });
    await row.getByText('Original').waitFor();
    await row.locator('[lang=es-ES]').waitFor();
    await first.page.getByLabel('Text of skip-link').fill('Hoppa dit');
    await saved(first.page);
    await second.page.getByLabel('Text of skip-link').fill('Hoppa hit');
    await second.page.getByText('Stored: Hoppa dit').waitFor();
    await installAxe(second.page);
    expect((await runAxe(second.page)).violations).toEqual([]);
    await second.page.getByRole('button', { name: 'Keep yours' }).press('Enter');
    await saved(second.page);
    await second.page.reload();
    await second.page.getByLabel('Locale').selectOption('sv-SE');
    await second.page.getByLabel('Changed only').check();
    await expect
      .poll(() => second.page.getByLabel('Text of skip-link').inputValue())
      .toBe('Hoppa hit');
    await second.page.getByLabel('Changed only').uncheck();
    const main = second.page.getByLabel('Text of main-navigation');
    await second.page.getByLabel('Text of skip-link').press('Enter');
    expect(await main.evaluate((field) => field === document.activeElement)).toBe(true);
    // Who leaves at once loses nothing.
    await main.fill('Meny');
    await second.page.getByRole('link', { name: 'Schedule' }).click();
    const draft = async () => {
      const address = `${editor().url}/website/900/editor/drafts/components/sv-SE/main-navigation`;
      return (await (await second.page.request.get(address)).json()).draft?.text;
    };
    await expect.poll(draft).toContain('"text": "Meny"');
    expect([...first.seen, ...second.seen]).toEqual([]);
    await first.page.close();
    await second.page.close();
  });
}
