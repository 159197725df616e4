import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  readonly storedText: () => Promise<{ draft: string | undefined; published: string }>;
};

const post = `${site}/entries/posts/es-ES/post-2`;

/** 600 × 400 pixels, all black. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAlgAAAGQAQAAAABaTiM1AAAANElEQVR42u3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAjwZ2wAABTwrGEAAAAABJRU5ErkJggg==';

/** Adds a picture to an entry, and finds it in the library. */
export function testPictures({ editor, open, storedText }: Place): void {
  test('a picture is added by keyboard with its words, and stays out of sight until published', async () => {
    const { page, seen } = await open(post);
    await tabTo(page, page.getByRole('button', { name: 'Add Image' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByLabel('Picture file'));
    await page.getByLabel('Picture file').setInputFiles({
      ...{ name: 'Cosecha 1.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') },
    });
    await tabTo(page, dialog.getByLabel('Alternative text'));
    await page.keyboard.type('Una cosecha');
    await installAxe(page);
    expect((await runAxe(page)).violations).toEqual([]);
    await tabTo(page, dialog.getByRole('button', { name: 'Add the picture' }));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await tabTo(page, page.getByLabel('From the left'));
    for (const _ of [1, 2]) await page.keyboard.press('ArrowLeft');
    const image = async () => JSON.parse((await storedText()).draft ?? '{}').image;
    await expect.poll(image).toMatchObject({ focus: { x: 48, y: 50 } });
    const { src, ...others } = await image();
    expect(src).toMatch(/^\/images\/[0-9a-f]{32}-600x400\/Cosecha-1\.png$/);
    expect(others).toMatchObject({ alt: 'Una cosecha', width: 600, height: 400 });
    const stored = editor().service.app.inject(
      `/website/900/api/content/pictures/${src.split('/')[2]}`,
    );
    expect((await stored).statusCode).toBe(404);
    expect(
      await page
        .locator('.focal-picture img')
        .evaluate((shown) => (shown as HTMLImageElement).naturalWidth),
    ).toBe(480);
    expect((await runAxe(page)).violations).toEqual([]);
    await page.goto(`${editor().url}${site}/media`);
    await page.getByRole('button', { name: 'Cosecha-1.png' }).press('Enter');
    const details = page.getByRole('dialog');
    await details.getByRole('button', { name: 'Delete it' }).press('Enter');
    await details.getByText('Replace it first where it is used: posts/es-ES/post-2').waitFor();
    await installAxe(page);
    expect((await runAxe(page)).violations).toEqual([]);
    expect(seen).toEqual([]);
    await page.close();
  });
}

/** Drops and pastes pictures, and clicks a focal point. */
export function testGivenPictures({ open, storedText }: Place): void {
  test('a picture is pasted into text or dropped on it, and another on the dialog replaces it', async () => {
    const { page, seen } = await open(post);
    const folder = mkdtempSync(join(tmpdir(), 'plaza-editor-'));
    const file = join(folder, 'Vendimia.png');
    writeFileSync(file, Buffer.from(picture, 'base64'));
    const body = page.getByRole('textbox', { name: 'Body' });
    const dialog = page.getByRole('dialog');
    const given = (name: string) => dialog.getByRole('status').getByText(name).waitFor();
    await body.click();
    await copyPicture(page);
    await page.keyboard.press('Control+v');
    await given('image.png');
    await dropFile(page, { file, on: dialog.locator('.drop-zone') });
    await given('Vendimia.png');
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await dropFile(page, { file, on: body });
    await given('Vendimia.png');
    await dialog.getByLabel('Alternative text').fill('Una vendimia');
    await dialog.getByRole('button', { name: 'Add the picture' }).press('Enter');
    const text = async () => (await storedText()).draft ?? '';
    await expect.poll(text).toContain('"ImageBlock"');
    expect(await text()).toContain('Una vendimia');
    rmSync(folder, { recursive: true });
    expect(seen).toEqual([]);
    await page.close();
  });

  test('a click on a picture of the library is its focal point', async () => {
    const { page, seen } = await open(`${site}/media`);
    await page.getByRole('button', { name: 'Cosecha-1.png' }).press('Enter');
    const dialog = page.getByRole('dialog');
    const shown = dialog.locator('.focal-picture');
    await shown.locator('img').waitFor();
    const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 };
    await shown.click({ position: { x: width / 4, y: (height * 3) / 4 } });
    const axis = async (name: string) =>
      Number(await dialog.getByLabel(name, { exact: true }).inputValue());
    expect(Math.abs((await axis('From the left')) - 25)).toBeLessThanOrEqual(1);
    expect(Math.abs((await axis('From the top')) - 75)).toBeLessThanOrEqual(1);
    const chosen = { x: await axis('From the left'), y: await axis('From the top') };
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await dialog.getByText('Saved').waitFor();
    const { pictures } = await (
      await page.request.get(new URL('/website/900/editor/media', page.url()).href)
    ).json();
    expect(pictures.map(({ focus }: { focus?: object }) => focus)).toContainEqual(chosen);
    expect(seen).toEqual([]);
    await page.close();
  });
}

/** Puts a picture into the clipboard. */
async function copyPicture(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(60, 40);
    canvas.getContext('2d')?.fillRect(0, 0, 30, 40);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
}

type Drop = { readonly file: string; readonly on: ReturnType<Page['locator']> };

/** Drops a file from a folder, as a person does. */
async function dropFile(page: Page, { file, on }: Drop): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await on.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      ...{ type, data, x: x + width / 2, y: y + Math.min(height / 2, 20) },
    });
  await session.detach();
}

/** Edits prices in the table. */
export function testPrices({ editor, open }: Place): void {
  test('prices are pasted from a spreadsheet, marked at their cell, and published together', async () => {
    const { page, seen } = await open(`${site}/prices`);
    const cells = page.getByLabel(/^Min age of/);
    await tabTo(page, cells);
    const paste = (text: string) =>
      page.evaluate((pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, text);
    await paste('19,5\r\n20\r\n');
    await page.getByText('Changed products: 2. To fix: 1').waitFor();
    expect(await cells.first().getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Control+z');
    await page.getByText('Changed products: 0').waitFor();
    await paste('19\r\n20\r\n');
    await page.keyboard.press('Enter');
    expect(await cells.nth(1).evaluate((cell) => cell === document.activeElement)).toBe(true);
    expect(await cells.nth(1).inputValue()).toBe('20');
    await installAxe(page);
    expect((await runAxe(page)).violations).toEqual([]);
    await tabTo(page, page.getByRole('button', { name: 'Save as drafts' }));
    await page.keyboard.press('Enter');
    await page.getByText('Saved drafts: 2.').waitFor();
    await tabTo(page, page.getByLabel('Reason for accepting warnings'));
    await page.keyboard.type('Ages of the new terms');
    await tabTo(page, page.getByRole('button', { name: 'Publish now' }));
    await page.keyboard.press('Enter');
    await page.getByText('Published together: 2.').waitFor();
    await page.reload();
    await expect.poll(() => cells.first().inputValue()).toBe('19');
    const drafts = await page.request.get(
      `${editor().url}/website/900/editor/entries?folder=products&state=draft`,
    );
    expect((await drafts.json()).total).toBe(0);
    expect(seen).toEqual([]);
    await page.close();
  });
}

/** Translates an entry, and chooses drafts in the list. */
export function testTranslations({ editor, open, saved }: Place): void {
  test('the original is beside a translation that is begun with it, and drafts are chosen', async () => {
    const { page, seen } = await open(`${site}?locale=es-ES&missingIn=sv-SE&folder=posts`);
    await page
      .getByRole('link', { name: /^Translate .* into sv-SE$/ })
      .first()
      .press('Enter');
    await page.getByRole('button', { name: 'Start with the text of the original' }).press('Enter');
    await saved(page);
    await page.getByRole('button', { name: 'To the field title' }).press('Enter');
    expect(
      await page
        .getByLabel('Title')
        .first()
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await installAxe(page);
    expect((await runAxe(page)).violations).toEqual([]);
    await page.goto(`${editor().url}${site}?locale=sv-SE&state=draft`);
    await page.getByRole('checkbox', { name: 'Choose the drafts of this page' }).press('Space');
    await page.getByText('Chosen drafts: 1').waitFor();
    await page.getByRole('button', { name: 'Publish together…' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).waitFor();
    await installAxe(page);
    expect((await runAxe(page)).violations).toEqual([]);
    expect(seen).toEqual([]);
    await page.close();
  });
}
