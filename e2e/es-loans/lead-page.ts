import type { Page } from 'playwright';

type LeadPage = typeof globalThis & {
  /** Details of `plaza:lead`, and what moved in layout shifts. */
  seen: { leads: { eventId: string; leadId: string }[]; shifts: (string | undefined)[] };
};

/** Records lead events and all layout shifts in the page, with user input or without. */
export function watch() {
  const page = globalThis as LeadPage;
  page.seen = { leads: [], shifts: [] };
  addEventListener('plaza:lead', (event) => page.seen.leads.push((event as CustomEvent).detail));
  type Shift = PerformanceEntry & { sources: { node?: Element }[] };
  new PerformanceObserver((list) => {
    const sources = (list.getEntries() as Shift[]).flatMap((shift) => shift.sources);
    page.seen.shifts.push(...sources.map(({ node }) => node?.outerHTML));
  }).observe({ type: 'layout-shift' });
}

export const seen = (page: Page) => page.evaluate(() => (globalThis as LeadPage).seen);

/** Waits until the impression's answer has sorted the offers above the form: what moves from now on, the form moves. */
export async function standStill(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    (globalThis as LeadPage).seen.shifts = [];
  });
}
