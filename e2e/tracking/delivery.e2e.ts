import { openBrowser } from '@plaza/testing/browser';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFaults } from './fault-run.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser([], ['--disable-back-forward-cache']);
});
afterAll(() => browser.close());

/** The benchmark `delivery.bench.ts` sends 10,000. */
test('delivers 1,000 events exactly once through offline, errors, lost answers, reloads, hidden and cached pages', async () => {
  const { met, returns, ...counts } = await runFaults(browser, { events: 1_000, visitors: 2 });
  expect(counts).toEqual({ sent: 1_000, lost: 0, doubled: 0, unknown: 0, reports: [] });
  expect(returns).toBeGreaterThan(0);
  for (const fault of ['lost', 'answer lost', '408', '429,0.1', '503'])
    expect(met[fault]).toBeGreaterThan(0);
});
