import { setTimeout as sleep } from 'node:timers/promises';
import { startPageVisits } from '../load/page-visits.ts';
import { cpuSeconds } from '../load/processes.ts';
import { nothingFailed, secondsSince, within } from './claims.ts';
import { pagePaths } from './page-paths.ts';
import type { Scenario } from './scenario.ts';

/** Before and after the fault. */
const calmMs = 2_000;

export const siteKilled: Scenario = {
  name: 'site-killed',
  fault: 'one site instance killed under load',
  runs: 'always',
  async run({ client, front, sites, app }, { pagesPerSecond: perSecond }) {
    const visits = startPageVisits({ client, url: front.url, paths: pagePaths(app), perSecond });
    await sleep(calmMs);
    const began = performance.now();
    await sites[0]?.killAndAwaitRestart();
    const seconds = secondsSince(began);
    const computed = cpuSeconds(sites[0]?.pid() ?? 0).toFixed(1);
    await sleep(calmMs);
    await visits.stop();
    return [
      nothingFailed('requests', visits.tally),
      within(`capacity back (${computed} s of computing)`, seconds, 5),
    ];
  },
};
