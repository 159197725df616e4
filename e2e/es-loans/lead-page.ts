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
  }).observe({ type: 'layout-shift', buffered: true });
}

export const seen = (page: Page) => page.evaluate(() => (globalThis as LeadPage).seen);
