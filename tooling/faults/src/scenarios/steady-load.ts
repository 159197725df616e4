import { setTimeout as sleep } from 'node:timers/promises';
import { startImpressions } from '../load/impressions.ts';
import { startPageVisits } from '../load/page-visits.ts';
import { type Usage, watchUsage } from '../load/processes.ts';
import { nothingFailed } from './claims.ts';
import { pagePaths } from './page-paths.ts';
import type { Claim, Scenario } from './scenario.ts';

/** The share of the run in which caches fill and code is compiled. */
const warmUp = 0.3;
const growthLimit = 0.05;
/** Connections come and go. */
const descriptorSlack = 20;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Compares the first third after the warm-up with the last one. */
function checkGrowth(name: string, usage: readonly Usage[]): Claim[] {
  const warm = usage.slice(Math.floor(usage.length * warmUp));
  const third = Math.ceil(warm.length / 3);
  const change = (read: (of: Usage) => number) => ({
    from: mean(warm.slice(0, third).map(read)),
    to: mean(warm.slice(-third).map(read)),
  });
  const memory = change(({ megabytes }) => megabytes);
  const files = change(({ descriptors }) => descriptors);
  const growth = memory.to / memory.from - 1;
  return [
    {
      text: `${name}: memory flat within 5 %: ${Math.round(memory.from)} → ${Math.round(memory.to)} MB (${(growth * 100).toFixed(1)} %)`,
      holds: growth <= growthLimit,
    },
    {
      text: `${name}: no descriptor leak: ${Math.round(files.from)} → ${Math.round(files.to)}`,
      holds: files.to <= files.from + descriptorSlack,
    },
  ];
}

/** Run by `--minutes` alone: it takes an hour to mean something. */
export const steadyLoad: Scenario = {
  name: 'steady-load',
  fault: 'steady load',
  runs: 'named',
  async run({ client, front, sites, services, app }, { minutes, ...scale }) {
    const programs = [...sites, ...services];
    const stop = watchUsage(programs.map(({ pid }) => pid()));
    const paths = pagePaths(app);
    const visits = startPageVisits({
      ...{ client, url: front.url, paths, perSecond: scale.pagesPerSecond },
    });
    const impressions = startImpressions({
      ...{ client, url: `${front.url}/api/impression` },
      perSecond: scale.impressionsPerSecond,
    });
    await sleep(minutes * 60_000);
    await Promise.all([visits.stop(), impressions.stop()]);
    const readings = stop();
    return [
      nothingFailed('pages', visits.tally),
      nothingFailed('impressions', impressions.tally),
      ...programs.flatMap(({ host }, index) =>
        checkGrowth(
          host.name,
          readings.flatMap((reading) => reading[index] ?? []),
        ),
      ),
    ];
  },
};
