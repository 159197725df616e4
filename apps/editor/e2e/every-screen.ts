import { installAxe, runAxe } from '@plaza/testing/browser';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { site } from './environment.ts';

type Place = {
  readonly editor: () => { readonly url: string };
  readonly open: (path: string) => Promise<{ page: Page; seen: string[] }>;
};

/** Every rule where there is least room; then those that a scheme or a width can change. */
const views = [
  { colorScheme: 'light', width: 768, scope: 'all' },
  { colorScheme: 'dark', width: 1280, scope: 'theme' },
] as const;

/** What axe finds on what is open, in each view. */
async function audit(page: Page, what: string): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, width, scope } of views) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await runAxe(page, scope);
    found.push(...violations.map((each) => `${what}, ${colorScheme} at ${width} px: ${each}`));
  }
  return found;
}

const ends = ['', '/prices', '/texts', '/media', '/redirects', '/schedule', '/audit', '/people'];
const others = ['/account', '/sign-in', '/invitation#abc'];

/** The screens of the site, the entries, and what is before a site. */
export function testEveryScreen({ editor, open }: Place, entries: readonly string[]): void {
  test('every screen passes axe, light at 768 px and dark at 1280 px', async () => {
    const { page, seen } = await open(site);
    await page.getByRole('button', { name: 'New entry' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await installAxe(page);
    const found = await audit(page, 'new entry');
    for (const path of [...ends.map((end) => site + end), ...entries, ...others]) {
      await page.goto('about:blank');
      await page.goto(editor().url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await installAxe(page);
      found.push(...(await audit(page, path)));
      for (const tab of await page.getByRole('tab').all()) {
        if ((await tab.getAttribute('aria-selected')) === 'true') continue;
        await tab.click();
        found.push(...(await audit(page, `${path} ${await tab.textContent()}`)));
      }
    }
    expect([found, seen]).toEqual([[], []]);
    await page.close();
  });
}
