import { setTimeout as sleep } from 'node:timers/promises';
import type { Deployment } from '../deployment/deployment.ts';
import { checkImpressions, startImpressions } from '../load/impressions.ts';
import { startPageVisits } from '../load/page-visits.ts';
import { query } from '../programs/database.ts';
import { isZero, nothingFailed, secondsSince, within } from './claims.ts';
import { pagePaths } from './page-paths.ts';
import type { Scenario } from './scenario.ts';

const healthPauseMs = 500;
const failuresBeforePromotion = 3;

/** What a failover manager does: notices that the primary is gone, promotes, and redirects. */
async function failOver({ database }: Deployment): Promise<void> {
  const { replica, primary, pgBouncer } = database;
  if (!replica) throw new Error('There is no replica to promote');
  for (let failures = 0; failures < failuresBeforePromotion; ) {
    const isUp = await query(primary.url('postgres'), 'select 1').then(
      () => true,
      () => false,
    );
    failures = isUp ? 0 : failures + 1;
    await sleep(healthPauseMs);
  }
  replica.promote();
  pgBouncer.pointTo(replica);
  database.primary = replica;
  database.replica = undefined;
}

/** Seconds without an acknowledged write, watched from now on. */
function watchGaps(acknowledged: ReadonlySet<string>) {
  let [size, since, longest] = [acknowledged.size, performance.now(), 0];
  const timer = setInterval(() => {
    longest = Math.max(longest, secondsSince(since));
    if (acknowledged.size > size) [size, since] = [acknowledged.size, performance.now()];
  }, 50);
  return {
    stop() {
      clearInterval(timer);
      return longest;
    },
  };
}

export const primaryKilled: Scenario = {
  name: 'primary-killed',
  fault: 'PostgreSQL primary killed, its replica promoted',
  runs: 'always',
  async run(deployment, { pagesPerSecond, impressionsPerSecond, calm }) {
    const { client, front, database, app } = deployment;
    const paths = pagePaths(app);
    const visits = startPageVisits({ client, url: front.url, paths, perSecond: pagesPerSecond });
    const impressions = startImpressions({
      ...{ client, url: `${front.url}/api/impression`, retries: true },
      perSecond: impressionsPerSecond / 2,
    });
    await sleep(calm);
    const gaps = watchGaps(impressions.ids.acknowledged);
    await database.primary.kill();
    await failOver(deployment);
    const before = impressions.ids.acknowledged.size;
    while (impressions.ids.acknowledged.size === before && impressions.sent() < 100_000)
      await sleep(100);
    await sleep(calm);
    const gap = gaps.stop();
    await impressions.stop();
    await visits.stop();
    const { lost, doubled, stored } = await checkImpressions(database.primary, impressions.ids);
    return [
      isZero(
        `of ${impressions.ids.acknowledged.size} acknowledged rows lost (${stored} stored)`,
        lost,
      ),
      isZero('rows doubled', doubled),
      within(`longest time without a write (${impressions.tally.describe()})`, gap, 30),
      nothingFailed('pages', visits.tally),
    ];
  },
};
