import type { Page } from 'playwright';

/** Waits for fonts and lazy pictures, and lays out what is far below the screen, which a picture would leave empty. */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible';
    for (const image of document.images) image.loading = 'eager';
    // A picture that fails has settled too.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
