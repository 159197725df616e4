import { until } from '@plaza/testing';
import { installAxe, runAxe } from '@plaza/testing/browser';
import type { Browser, Page } from 'playwright';
import type { ExpectStatic } from 'vitest';

const password = 'correct horse battery';

type Walk = {
  readonly browser: Browser;
  readonly expect: ExpectStatic;
  readonly editorUrl: string;
  readonly siteUrl: string;
  /** Where the preview of the site is. */
  readonly previewUrl: string;
  readonly websiteId: number;
  /** The first owner's. */
  readonly link: string;
};

const entry = { id: 'loan-100-euros', path: '/100-euros/' };
const heading = 'Préstamos de 100 €';
const changed = 'Préstamos de cien euros';
const paragraph = 'En un préstamo tan pequeño';

/** Milliseconds from the publication to the public page, on one instance. */
const publishedWithin = 2_000;

/**
 * What the first owner does on the first day, with the real parts: chooses a password, changes a
 * heading, sees it in the preview, shares that, and publishes it.
 */
export async function walkToPublication(walk: Walk): Promise<void> {
  const { browser, expect, editorUrl, siteUrl, previewUrl, websiteId, link } = walk;
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  const page = await context.newPage();
  const told = watchRequests(page, [editorUrl, previewUrl]);
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.goto(`${editorUrl}/sites/${websiteId}/entries/pages/es-ES/${entry.id}`);
  await editInPreview(page, expect);
  expect(told).toEqual([]);
  await seesNothing(walk);
  await shares(page, walk);
  await comparesPages(page, expect);
  await page.getByRole('tab', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Published.').waitFor();
  const began = Date.now();
  await until(
    async () => (await (await fetch(siteUrl + entry.path)).text()).includes(changed),
    10_000,
  );
  expect(Date.now() - began).toBeLessThan(publishedWithin);
  // Signing out ends the preview of this browser.
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/sign-in');
  await until(async () => (await context.request.get(`${previewUrl}/`)).status() === 401, 5_000);
  await context.close();
}

/** Requests of the preview that tell somebody of a visit: what it posts, and to other hosts. */
function watchRequests(page: Page, [editorUrl = '', previewUrl = '']: readonly string[]): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    const isOwn = url.startsWith(`${editorUrl}/`) || url.startsWith(`${previewUrl}/`);
    const isPost = url.startsWith(previewUrl) && request.method() !== 'GET';
    if (/^https?:/.test(url) && (!isOwn || isPost)) told.push(`${request.method()} ${url}`);
  });
  return told;
}

/** A click in the preview reaches the field; what is typed there is soon in the preview. */
async function editInPreview(page: Page, expect: ExpectStatic): Promise<void> {
  const shown = page.frameLocator('iframe[title="Preview of the page"]');
  // An instance starts with its first visitor; until then a page says so, and tries again.
  const title = shown.getByRole('heading', { level: 1, name: heading });
  await title.waitFor({ timeout: 90_000 });
  await page.getByText('Click a text or picture').waitFor();
  await title.click();
  const field = page.locator('[id="field-heading"]');
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(changed);
  await shown.getByRole('heading', { level: 1, name: changed }).waitFor({ timeout: 10_000 });
  await shown.getByText(paragraph).first().click();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement } = document;
        const block = getSelection()?.anchorNode?.parentElement?.closest('p');
        return [activeElement?.getAttribute('aria-label'), block?.textContent?.slice(0, 26)];
      }),
    )
    .toEqual(['Body', paragraph]);
  const pane = page.getByRole('tabpanel', { name: 'Preview' });
  const dialogs = shown.locator('dialog[open]');
  for (const [scheme, width] of [
    ['Dark', '768'],
    ['Light', '1280'],
  ] as const) {
    await pane.getByText(scheme, { exact: true }).click();
    await pane.getByText(`${width} px`, { exact: true }).click();
    await expect
      .poll(() =>
        shown.locator('html').evaluate((html) => [getComputedStyle(html).colorScheme, innerWidth]),
      )
      .toEqual([scheme.toLowerCase(), Number(width)]);
  }
  expect(await dialogs.count()).toBe(0);
}

/** Nobody else sees the preview, and the public page has nothing of it. */
async function seesNothing({ expect, siteUrl, previewUrl }: Walk): Promise<void> {
  for (const path of [entry.path, '/', '/sitemap.xml', '/api/search?q=cien&locale=es-ES']) {
    const preview = await fetch(previewUrl + path, { redirect: 'manual' });
    expect([path, preview.status]).toEqual([path, 401]);
    expect(preview.headers.get('x-robots-tag')).toContain('noindex');
    expect(await (await fetch(siteUrl + path)).text()).not.toContain(changed);
  }
  const { headers } = await fetch(siteUrl + entry.path);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
}

/** Somebody without an account sees the page by a link, until it is revoked. */
async function shares(page: Page, { browser, expect, editorUrl }: Walk): Promise<void> {
  await page.getByRole('button', { name: 'Share…' }).click();
  await page.getByRole('button', { name: `Make a link to ${entry.path}` }).click();
  const link = await page.getByLabel('Link, shown this once').inputValue();
  await installAxe(page);
  expect((await runAxe(page)).violations).toEqual([]);
  const guests = await browser.newContext();
  const guest = await guests.newPage();
  await guest.goto(link);
  await guest.getByRole('heading', { level: 1, name: changed }).waitFor();
  expect(new URL(guest.url()).pathname).toBe(entry.path);
  expect((await guests.request.get(`${editorUrl}/editor/session`)).status()).toBe(401);
  await page.getByRole('button', { name: `Revoke the link to ${entry.path}` }).click();
  await until(async () => (await guest.reload())?.status() === 401, 5_000);
  await guests.close();
  await page.keyboard.press('Escape');
}

/** The pages that the draft touches are seen as they are published, and as they will be. */
async function comparesPages(page: Page, expect: ExpectStatic): Promise<void> {
  await page.getByRole('tab', { name: 'Pages', exact: true }).click();
  for (const [side, text] of [
    ['Before', heading],
    ['After', changed],
  ] as const) {
    const frame = page.frameLocator(`iframe[title="${side}: ${changed}"]`).first();
    const title = frame.getByRole('heading', { level: 1 });
    await title.waitFor({ timeout: 20_000 });
    expect((await title.textContent())?.replace(/\s/g, ' ')).toBe(text);
    expect(await frame.locator('dialog[open]').count()).toBe(0);
  }
  await page.getByRole('button', { name: `Compare ${changed}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor();
  await installAxe(page);
  expect((await runAxe(page)).violations).toEqual([]);
  await page.keyboard.press('Escape');
}
