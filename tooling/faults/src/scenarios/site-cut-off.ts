import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { publish, secondsUntilFresh } from '../deployment/publish.ts';
import { startPageVisits } from '../load/page-visits.ts';
import { startOn } from '../programs/start-on.ts';
import { nothingFailed, within } from './claims.ts';
import { pagePaths } from './page-paths.ts';
import type { Claim, Scenario } from './scenario.ts';

/** Pages whose content came from the service are rendered again after this time. */
const pageLifeSeconds = 300;

type Seen = {
  readonly at: number;
  readonly status: number;
  /** For lack of room, as on a busy machine. */
  readonly rejected: boolean;
  readonly title: string;
};

const probeFile = join(import.meta.dirname, '../load/probe.ts');

/** What those see who still reach the instance: it answers, and with no page older than its life. */
function checkSeen(
  seen: readonly Seen[],
  { title, since }: { title: string; since: number },
): Claim[] {
  const failed = seen.filter(({ status }) => status !== 200);
  const answered = seen.filter(({ status }) => status === 200);
  const stale = answered.filter((each) => each.at > since && !each.title.includes(title));
  const oldest = Math.max(0, ...stale.map(({ at }) => (at - since) / 1000));
  return [
    {
      text: `0 responses failed on the instance itself: ${failed.length} of ${seen.length}`,
      holds: failed.length === 0,
      isTimed: failed.every(({ rejected }) => rejected),
    },
    {
      text: `no page older than its life of ${pageLifeSeconds} s: ${oldest.toFixed(1)} s after it changed`,
      holds: oldest <= pageLifeSeconds,
    },
  ];
}

export const siteCutOff: Scenario = {
  name: 'site-cut-off',
  fault: 'a site instance cut off from the network',
  runs: 'always',
  needsNamespaces: true,
  async run(deployment, { outage, pagesPerSecond: perSecond }) {
    const { client, front, sites, network, app } = deployment;
    const [instance] = sites;
    if (!instance) throw new Error('There is no site instance');
    const visits = startPageVisits({ client, url: front.url, paths: pagePaths(app), perSecond });
    const cwd = import.meta.dirname;
    const probe = startOn(instance.host, { args: [probeFile, `${instance.url}/`], cwd });
    network.cut(instance.host);
    await sleep(1_000);
    const edition = await publish(deployment);
    const since = Date.now();
    await sleep(outage * 1000);
    network.heal(instance.host);
    const seconds = await secondsUntilFresh(deployment, edition, performance.now());
    await probe.end('SIGKILL');
    await visits.stop();
    const seen = probe
      .output()
      .split('\n')
      .filter((line) => line.endsWith('}'));
    return [
      nothingFailed('pages', visits.tally),
      ...checkSeen(
        seen.map((line) => JSON.parse(line)),
        { title: edition.title, since },
      ),
      within('fresh after it heals', seconds, 2),
    ];
  },
};
