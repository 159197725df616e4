import type { Page } from 'playwright';

/** Waits for what a page loads on its own time: fonts, and pictures that would wait for the reader. */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    // A picture that cannot be had has settled too.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
