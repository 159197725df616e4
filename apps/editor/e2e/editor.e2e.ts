import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { installAxe, runAxe } from '@plaza/testing/browser';
import { sharedBrowser } from '@plaza/testing/vitest';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, site, startEditor, tabTo, watch } from './environment.ts';
import { testEveryScreen } from './every-screen.ts';
import { testInterfaceTexts, testTranslatedTexts } from './interface-texts.ts';
import {
  testGivenPictures,
  testPictures,
  testPrices,
  testTranslations,
} from './pictures-prices-translations.ts';
import { testRedirects } from './redirects.ts';

const browser = sharedBrowser();
const email = 'ana@editor.example';
const post = `${site}/entries/posts/es-ES/post-2`;
let editor: Awaited<ReturnType<typeof startEditor>>;
let context: BrowserContext;

beforeAll(async () => {
  editor = await startEditor();
});
afterAll(() => editor.stop());

/** A page of the signed-in context, and what went wrong in it. */
async function open(path: string): Promise<{ page: Page; seen: string[] }> {
  const page = await context.newPage();
  const seen = watch(page);
  await page.goto(editor.url + path);
  return { page, seen };
}

const saved = (page: Page) =>
  page.getByRole('status').getByText('Saved', { exact: true }).waitFor();

const storedText = async () => {
  const answer = await context.request.get(
    `${editor.url}/website/900/editor/drafts/posts/es-ES/post-2`,
  );
  const { draft, published } = await answer.json();
  return { draft: draft?.text as string | undefined, published: published?.text as string };
};

const place = { editor: () => editor, open, saved, storedText };

test('what the first screen loads has at most 350 kB in gzip', () => {
  const web = join(import.meta.dirname, '../dist/web');
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'));
  const files = new Set<string>();
  const add = (name: string) => {
    const { file, css = [], imports = [] } = manifest[name];
    for (const each of [file, ...css]) files.add(each);
    for (const each of imports) add(each);
  };
  add('index.html');
  expect(files.size).toBeGreaterThan(1);
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(web, file))).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(350_000);
  expect(existsSync(join(web, 'zod-config.js'))).toBe(true);
});

test('an owner chooses a password by a link, signs out and signs in, all by keyboard', async () => {
  context = await browser().newContext({ viewport: { width: 1280, height: 900 } });
  const { page, seen } = await open(await editor.invite(email));
  const field = page.getByLabel('Password', { exact: true });
  await tabTo(page, field);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Sign out' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sign-in');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Pedir con cabeza' }).first().waitFor();
  expect(seen).toEqual([]);
  await page.close();
});

test('a heading is changed by keyboard, and nothing else of the text', async () => {
  const { page, seen } = await open(post);
  await tabTo(page, page.getByLabel('Title').first());
  await page.keyboard.press('End');
  await page.keyboard.type(' y calma');
  await saved(page);
  const { draft, published } = await storedText();
  expect(draft).toBe(
    published.replace('"title": "Pedir con cabeza"', '"title": "Pedir con cabeza y calma"'),
  );
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await storedText()).draft).toBe(published);
  await page.keyboard.press('Control+Shift+z');
  await saved(page);
  expect(seen).toEqual([]);
  await page.close();
});

test('one character in rich text changes one character of the stored text', async () => {
  const { page, seen } = await open(post);
  const before = (await storedText()).draft as string;
  const body = page.getByRole('textbox', { name: 'Body' });
  await tabTo(page, body);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await expect
    .poll(async () => (await storedText()).draft)
    .toBe(before.replace('devolver."', 'devolver.!"'));
  expect(seen).toEqual([]);
  await page.close();
});

test('a link is picked, a table and a block are added, and all are stored as content knows them', async () => {
  const { page, seen } = await open(`${site}/entries/posts/es-ES/post-1`);
  await page.getByRole('textbox', { name: 'Body' }).press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Pedir');
  await page.keyboard.press('Shift+Home');
  await page.getByRole('button', { name: 'Link', exact: true }).press('Enter');
  await page
    .getByRole('combobox', { name: 'Target of the link' })
    .pressSequentially('/guias/pedir');
  // Until the list is that of the path.
  await expect
    .poll(() => page.getByRole('listbox').getByRole('option').first().textContent())
    .toContain('/guias/pedir/');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Set the link' }).press('Enter');
  for (const [menu, item] of [
    ['Block', 'Information block'],
    ['Table', 'Insert a table'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${menu}`) }).press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
  }
  await page.getByRole('button', { name: 'Edit Information block' }).press('Enter');
  const title = page.locator('.block-form').getByRole('textbox', { name: 'Title' });
  await title.pressSequentially('Ojo');
  const body = async () => {
    const address = `${editor.url}/website/900/editor/drafts/posts/es-ES/post-1`;
    return JSON.stringify(
      JSON.parse((await (await context.request.get(address)).json()).draft?.text ?? '{}').body,
    );
  };
  await expect.poll(body).toContain('"title":"Ojo"');
  expect(await body()).toContain('"marks":[{"type":"link","attrs":{"href":"/guias/pedir/"}}]');
  expect(await body()).toContain('{"type":"InformationBlock","attrs":{');
  expect(await body()).toContain('{"type":"tableRow","content":[{"type":"tableHeader","content":[');
  await installAxe(page);
  // The new table's headers are still empty, and the link is one of the text.
  const ofContent = /^empty-table-header|<a href="\/guias\/pedir\/">/;
  const { violations } = await runAxe(page);
  expect(violations.filter((violation) => !ofContent.test(violation))).toEqual([]);
  expect(seen).toEqual([]);
  await page.close();
});

testPictures(place);
testGivenPictures(place);
testPrices(place);
testTranslations(place);
testRedirects(place);
testInterfaceTexts(place);
testTranslatedTexts(place);

test('a stale tab loses nothing: both texts are side by side', async () => {
  const first = await open(post);
  const second = await open(post);
  const summary = (page: Page) => page.getByLabel('Summary');
  await summary(second.page).waitFor();
  const run = `${Date.now()}`;
  await summary(first.page).fill(`Of the first tab, ${run}.`);
  await saved(first.page);
  await summary(second.page).fill(`Of the second tab, ${run}.`);
  const dialog = second.page.getByRole('dialog');
  await dialog.waitFor();
  await expect(dialog.getByRole('region').first().textContent()).resolves.toContain('second tab');
  await expect(dialog.getByRole('region').nth(1).textContent()).resolves.toContain('first tab');
  expect((await storedText()).draft).toContain(`Of the first tab, ${run}.`);
  await installAxe(second.page);
  expect((await runAxe(second.page)).violations).toEqual([]);
  await second.page.getByRole('button', { name: 'Keep your text' }).press('Enter');
  await saved(second.page);
  expect((await storedText()).draft).toContain(`Of the second tab, ${run}.`);
  expect([...first.seen, ...second.seen]).toEqual([]);
  await first.page.close();
  await second.page.close();
});

test('who leaves an entry while it is typed loses nothing', async () => {
  const { page, seen } = await open(post);
  const summary = 'Un resumen que se deja al momento.';
  await page.getByLabel('Summary').fill(summary);
  await page.getByRole('link', { name: 'Entries' }).click();
  await page.getByLabel('Summary').waitFor({ state: 'detached' });
  await expect.poll(async () => (await storedText()).draft).toContain(summary);
  expect(seen).toEqual([]);
  await page.close();
});

test('who leaves an entry while somebody else saves it finds both texts on the way back', async () => {
  const { page, seen } = await open(post);
  await page.getByLabel('Summary').waitFor();
  const other = await open(post);
  const run = `${Date.now()}`;
  await other.page.getByLabel('Summary').fill(`Of somebody else, ${run}.`);
  await saved(other.page);
  await page.getByLabel('Summary').fill(`Of who leaves, ${run}.`);
  const refused = page.waitForResponse((answer) => answer.status() === 409);
  await page.getByRole('link', { name: 'Entries' }).click();
  await page.getByLabel('Summary').waitFor({ state: 'detached' });
  await refused;
  // Who signs in next in this tab finds nothing of it.
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.goto(editor.url + (await editor.invite('bea@editor.example')));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.goto(editor.url + post);
  await expect
    .poll(() => page.getByLabel('Summary').inputValue())
    .toBe(`Of somebody else, ${run}.`);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await context.clearCookies();
  await context.addCookies(cookies);
  await page.goto(editor.url + post);
  const sides = page.getByRole('dialog').getByRole('region');
  await expect.poll(() => sides.allTextContents()).toHaveLength(2);
  expect(await sides.first().textContent()).toContain(`Of who leaves, ${run}.`);
  expect(await sides.nth(1).textContent()).toContain(`Of somebody else, ${run}.`);
  await page.getByRole('button', { name: 'Keep your text' }).press('Enter');
  await saved(page);
  expect((await storedText()).draft).toContain(`Of who leaves, ${run}.`);
  // What is stored is not asked about again.
  await page.reload();
  await expect.poll(() => page.getByLabel('Summary').inputValue()).toBe(`Of who leaves, ${run}.`);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect([...seen, ...other.seen]).toEqual([]);
  await page.close();
  await other.page.close();
});

test('hostile content through fields executes nothing', async () => {
  const { page, seen } = await open(post);
  const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>\u202e';
  await page.getByLabel('Summary').waitFor();
  for (const field of await page.locator('.edit-form input[type=text], .edit-form textarea').all())
    if (await field.isEditable()) await field.fill(hostile.slice(0, 100));
  await page.getByRole('textbox', { name: 'Body' }).click();
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, `<a href="javascript:alert(3)">x</a><iframe srcdoc="<script>alert(4)</script>"></iframe><div data-json='{"type":"<img src=x onerror=alert(5)>"}'></div>${hostile}`);
  await page.getByRole('tab', { name: /Findings/ }).click();
  await page.waitForTimeout(1_000);
  expect(await page.locator('script:not([src])').count()).toBe(0);
  expect(
    await page
      .locator('a[href^="javascript:"], .rich-text iframe, .rich-text img[onerror]')
      .count(),
  ).toBe(0);
  expect(seen).toEqual([]);
  await page.close();
});

test('an article is scheduled by keyboard, and the schedule names it', async () => {
  const { page, seen } = await open(post);
  // What was tried in it before is not to be published.
  await page.getByRole('tab', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Discard the draft' }).press('Enter');
  await page.getByText('Everything is published.').waitFor();
  await page.getByLabel('Summary').fill('Pedir con cabeza, explicado con calma.');
  await saved(page);
  await tabTo(page, page.getByLabel('Time of publication'));
  await page.getByLabel('Time of publication').fill('2099-01-02T03:04');
  await tabTo(page, page.getByRole('button', { name: 'Publish at this time' }));
  await page.keyboard.press('Enter');
  await page.getByText('Scheduled.').waitFor();
  await page.goto(`${editor.url}${site}/schedule`);
  await page.getByRole('link', { name: 'posts / es-ES / post-2' }).waitFor();
  expect(seen).toEqual([]);
  await page.close();
});

test('a page is published, and its version can be shown', async () => {
  const { page, seen } = await open(`${site}/entries/posts/es-ES/post-1`);
  await page.getByLabel('Summary').fill('Qué mide la TAE, en dos frases.');
  await saved(page);
  await page.getByRole('tab', { name: 'Publish' }).press('Enter');
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await page.getByText('Published.').waitFor();
  await page.getByRole('tab', { name: 'Versions' }).press('Enter');
  await page
    .getByRole('button', { name: /^Version/ })
    .first()
    .press('Enter');
  await page
    .getByRole('region', { name: /^Version/ })
    .getByText('en dos frases')
    .waitFor();
  expect(seen).toEqual([]);
  await page.close();
});

testEveryScreen(place, [post]);
