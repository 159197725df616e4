import type { Page } from 'playwright';

/** Milliseconds until the largest paint, and the sum of all layout shifts, of a loaded page. */
export type Paint = { largestMs: number; layoutShift: number };

/** Runs in the page: collects the entries since navigation started. */
function readEntries(): Promise<Paint> {
  const read = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      // Observers without entries are never called.
      setTimeout(resolve, 500, []);
    });
  return Promise.all([read('largest-contentful-paint'), read('layout-shift')]).then(
    ([paints, shifts]) => ({
      largestMs: paints.at(-1)?.startTime ?? Number.NaN,
      layoutShift: shifts.reduce(
        (sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value,
        0,
      ),
    }),
  );
}

/** Opens the URL and waits until the page and its fonts have loaded. */
export async function paint(page: Page, address: string): Promise<Paint> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(async () => void (await document.fonts.ready));
  return page.evaluate(readEntries);
}
