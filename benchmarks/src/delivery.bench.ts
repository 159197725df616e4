import { runFaults } from '@plaza/e2e/tracking/fault-run';
import { openBrowser } from '@plaza/testing/browser';
import { type Figure, formatFigures } from './figure.ts';

const events = 10_000;
const visitors = 4;

/**
 * Sends user events from Chromium to the real service through every failure, and counts the rows in
 * its database.
 */
async function measureDelivery(): Promise<Figure[]> {
  const browser = await openBrowser([], ['--disable-back-forward-cache']);
  const begun = Date.now();
  const { lost, doubled, unknown, returns, reports, met } = await runFaults(browser, {
    events,
    visitors,
  });
  await browser.close();
  if (lost + doubled + unknown + reports.length > 0)
    throw new Error(`Of ${events} events: ${JSON.stringify({ lost, doubled, unknown, reports })}`);
  const posts = Object.values(met).reduce((sum, count) => sum + count, 0);
  const count = (name: string, ours: number, budget?: string): Figure => ({
    name: `${events.toLocaleString('en')} events through faults, ${name}`,
    ours,
    unit: '',
    ...(budget ? { budget } : {}),
  });
  return [
    count('lost', lost, '0'),
    count('doubled', doubled, '0'),
    count('posts', posts),
    count('posts that met a fault', posts - (met.none ?? 0)),
    count('pages out of the back/forward cache', returns),
    { ...count('all of it', (Date.now() - begun) / 1000), unit: 's' },
  ];
}

if (import.meta.main) console.log(formatFigures(await measureDelivery()));
