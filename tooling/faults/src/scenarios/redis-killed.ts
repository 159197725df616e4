import { setTimeout as sleep } from 'node:timers/promises';
import { publish, secondsUntilFresh } from '../deployment/publish.ts';
import { startPageVisits } from '../load/page-visits.ts';
import { nothingFailed, within } from './claims.ts';
import { pagePaths } from './page-paths.ts';
import type { Scenario } from './scenario.ts';

export const redisKilled: Scenario = {
  name: 'redis-killed',
  fault: 'Redis killed, and back later',
  runs: 'always',
  async run(deployment, { outage, pagesPerSecond: perSecond }) {
    const { client, front, redis, app } = deployment;
    const visits = startPageVisits({ client, url: front.url, paths: pagePaths(app), perSecond });
    await sleep(1_000);
    await redis.end('SIGKILL');
    await sleep((outage * 1000) / 2);
    const missed = await publish(deployment);
    await sleep((outage * 1000) / 2);
    await redis.restart();
    const back = performance.now();
    const caughtUp = await secondsUntilFresh(deployment, missed, back);
    const fresh = await secondsUntilFresh(deployment, await publish(deployment));
    await visits.stop();
    return [
      nothingFailed('pages', visits.tally),
      within('a change of the outage is everywhere after Redis is back', caughtUp, 2),
      within('the next change is everywhere', fresh, 2),
    ];
  },
};
