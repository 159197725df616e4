import { setTimeout as sleep } from 'node:timers/promises';
import { checkImpressions, startImpressions } from '../load/impressions.ts';
import { isZero, nothingFailed, within } from './claims.ts';
import type { Scenario } from './scenario.ts';

export const serviceRestarts: Scenario = {
  name: 'service-restarts',
  fault: 'service instances restarted one by one under impressions',
  runs: 'always',
  async run({ client, front, services, database }, { impressionsPerSecond: perSecond, calm }) {
    const url = `${front.url}/api/impression`;
    const impressions = startImpressions({ client, url, perSecond });
    let slowest = 0;
    for (const service of services) {
      await sleep(calm);
      slowest = Math.max(slowest, (await service.stop()).seconds);
      await service.start();
    }
    await sleep(calm);
    await impressions.stop();
    const { lost, doubled } = await checkImpressions(database.primary, impressions.ids);
    return [
      nothingFailed('impressions', impressions.tally),
      isZero('acknowledged rows lost', lost),
      isZero('rows doubled', doubled),
      within('slowest stop', slowest, 10),
    ];
  },
};
