import { setTimeout as sleep } from 'node:timers/promises';
import { startPageVisits } from '../load/page-visits.ts';
import { cpuSeconds } from '../load/processes.ts';
import { nothingFailed, secondsSince, within } from './claims.ts';
import { pagePaths } from './page-paths.ts';
import type { Scenario } from './scenario.ts';

export const siteKilled: Scenario = {
  name: 'site-killed',
  fault: 'one site instance killed under load',
  runs: 'always',
  async run({ client, front, sites, app }, { pagesPerSecond: perSecond, calm }) {
    const visits = startPageVisits({ client, url: front.url, paths: pagePaths(app), perSecond });
    await sleep(calm);
    const began = performance.now();
    await sites[0]?.killAndAwaitRestart();
    const seconds = secondsSince(began);
    const computed = cpuSeconds(sites[0]?.pid() ?? 0).toFixed(1);
    await sleep(calm);
    await visits.stop();
    return [
      nothingFailed('requests', visits.tally),
      within(`capacity back (${computed} s of computing)`, seconds, 5),
    ];
  },
};
