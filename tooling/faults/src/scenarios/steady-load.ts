import { setTimeout as sleep } from 'node:timers/promises';
import { startImpressions } from '../load/impressions.ts';
import { type KeptMemory, readKeptMemory } from '../load/kept-memory.ts';
import { startPageVisits } from '../load/page-visits.ts';
import { readUsage } from '../load/processes.ts';
import type { Instance } from '../programs/instance.ts';
import { nothingBroken } from './claims.ts';
import { pagePaths } from './page-paths.ts';
import type { Claim, Scenario } from './scenario.ts';

/** The share of the run in which caches fill and code is compiled. */
const warmUp = 0.3;
/** How often memory is read at either end: once depends on what was in flight. */
const readings = 5;
/** The share of the run between two of these readings. */
const pause = 0.01;
const growthLimit = 0.05;
/** Connections come and go. */
const descriptorSlack = 20;

interface Reading extends KeptMemory {
  readonly descriptors: number;
}

/** Under steady load for an hour, `--minutes`, and only if it is named. */
export const steadyLoad: Scenario = {
  name: 'steady-load',
  fault: 'steady load',
  runs: 'named',
  async run({ client, front, sites, services, app }, { minutes, ...scale }) {
    const length = minutes * 60_000;
    const visits = startPageVisits({
      ...{ client, url: front.url, paths: pagePaths(app) },
      perSecond: scale.pagesPerSecond,
    });
    const impressions = startImpressions({
      ...{ client, url: `${front.url}/api/impression` },
      perSecond: scale.impressionsPerSecond,
    });
    const programs = [...sites, ...services];
    const readingTime = readings * pause;
    await sleep(length * warmUp);
    const warm = await readAll(programs, length * pause);
    await sleep(length * (1 - warmUp - 2 * readingTime));
    const last = await readAll(programs, length * pause);
    await Promise.all([visits.stop(), impressions.stop()]);
    return [
      nothingBroken('pages', visits.tally),
      nothingBroken('impressions', impressions.tally),
      ...programs.flatMap(({ host }, index) =>
        checkGrowth(host.name, warm[index] ?? [], last[index] ?? []),
      ),
    ];
  },
};

/** @returns the readings of each program */
async function readAll(programs: readonly Instance[], pauseMs: number): Promise<Reading[][]> {
  const found: Reading[][] = programs.map(() => []);
  for (let round = 0; round < readings; round++) {
    for (const [index, program] of programs.entries())
      found[index]?.push({
        descriptors: readUsage(program.pid()).descriptors,
        ...(await readKeptMemory(program)),
      });
    await sleep(pauseMs);
  }
  return found;
}

function checkGrowth(name: string, warm: readonly Reading[], last: readonly Reading[]): Claim[] {
  const change = (read: (of: Reading) => number) => {
    const [from, to] = [median(warm.map(read)), median(last.map(read))];
    const growth = to / from - 1;
    const text = `${from.toFixed(1)} → ${to.toFixed(1)} MB (${(growth * 100).toFixed(1)} %)`;
    return { from, to, text, isFlat: growth <= growthLimit };
  };
  const heap = change((of) => of.heap);
  const resident = change((of) => of.resident);
  const files = change((of) => of.descriptors);
  return [
    {
      text: `${name}: memory after a collection flat within 5 %: heap ${heap.text}, process ${resident.text}`,
      holds: heap.isFlat && resident.isFlat,
    },
    {
      text: `${name}: no descriptor leak: ${files.from} → ${files.to}`,
      holds: files.to <= files.from + descriptorSlack,
    },
  ];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
