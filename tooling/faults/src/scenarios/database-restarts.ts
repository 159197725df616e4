import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@plaza/testing';
import { checkImpressions, startImpressions } from '../load/impressions.ts';
import { startPageVisits } from '../load/page-visits.ts';
import { databaseName, query } from '../programs/database.ts';
import { isZero, nothingFailed, secondsSince, within } from './claims.ts';
import { pagePaths } from './page-paths.ts';
import type { Scenario } from './scenario.ts';

/** Long enough that everything between a visitor and the database has noticed. */
const leastOutage = 5_000;

/** A server is shut down and comes back in its place, as after an upgrade of it. */
export const databaseRestarts: Scenario = {
  name: 'database-restarts',
  fault: 'PostgreSQL restarts in place',
  runs: 'always',
  async run({ client, front, database, app }, scale) {
    const { pagesPerSecond, impressionsPerSecond, calm } = scale;
    const paths = pagePaths(app);
    const visits = startPageVisits({ client, url: front.url, paths, perSecond: pagesPerSecond });
    const impressions = startImpressions({
      ...{ client, url: `${front.url}/api/impression`, retries: true },
      perSecond: impressionsPerSecond,
    });
    const { acknowledged } = impressions.ids;
    await sleep(calm);
    const { primary } = database;
    await primary.shutDown();
    await sleep(leastOutage);
    await primary.startAgain();
    await until(async () => {
      await query(primary.url(databaseName), 'select 1');
      return true;
    });
    const [back, before] = [performance.now(), acknowledged.size];
    await until(() => acknowledged.size > before, 60_000);
    const seconds = secondsSince(back);
    await sleep(calm);
    await impressions.stop();
    await visits.stop();
    const { lost, doubled, stored } = await checkImpressions(primary, impressions.ids);
    return [
      within(`no write after it answers (${impressions.tally.describe()})`, seconds, 3),
      isZero(`of ${acknowledged.size} acknowledged rows lost (${stored} stored)`, lost),
      isZero('rows doubled', doubled),
      nothingFailed('pages', visits.tally),
    ];
  },
};
