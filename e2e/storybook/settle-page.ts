import type { Page } from 'playwright';

/** Waits for fonts and lazy pictures. */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    // A picture that fails has settled too.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
