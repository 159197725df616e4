import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import autocannon from 'autocannon';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';
import { leaveCoreOfServers, type PinnedServer, startPinnedNext } from './pinned-server.ts';
import { siteFolder, startService } from './site-with-service.ts';

const root = join(import.meta.dirname, '../..');
const rounds = 7;
const secondsPerRound = 1;

/** Clock ticks a second in which Linux counts the time of a process. */
const ticksPerSecond = 100;

/** The measured requests: from the response cache, and through Next. */
const requests = {
  'cached front page': { path: '/' },
  'front page by Next (flight data)': { path: '/', headers: { rsc: '1' } },
  'file written by Next (/robots.txt)': { path: '/robots.txt' },
  'not found': { path: '/no-hay-nada/' },
} as const satisfies Record<string, { path: string; headers?: Record<string, string> }>;

type MeasuredRequest = { readonly path: string; readonly headers?: Record<string, string> };

/** Seconds of a core that a process has used. */
async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the process may hold blanks; `utime` and `stime` are the 12th and 13th after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Requests that a server answers in a second of its core; what else runs there does not count. */
async function perSecond(
  { address, pid }: PinnedServer,
  measured: MeasuredRequest,
): Promise<number> {
  const url = address + measured.path;
  const options = {
    url,
    headers: measured.headers ?? {},
    connections: 16,
    duration: secondsPerRound,
  };
  const before = await cpuSeconds(pid);
  const { errors, '5xx': failures, requests } = await autocannon(options);
  if (errors + failures > 0) throw new Error(`${url} failed under load`);
  return requests.total / ((await cpuSeconds(pid)) - before);
}

/** Requests that two servers on one core answer in a second of it: medians of alternating rounds. */
export async function compareRates(
  [ours, theirs]: readonly [PinnedServer, PinnedServer],
  request: MeasuredRequest,
): Promise<{ ours: number; theirs: number }> {
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = { ours: await perSecond(ours, request), theirs: await perSecond(theirs, request) };
    // The first round warms up both servers and is not counted.
    if (round > 0) pairs.push(pair);
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
  };
}

/**
 * Compares the throughput of this checkout's built site with another checkout's, on one core, in
 * alternating rounds.
 *
 * @param other folder of another built checkout, e.g. of the commit before a change
 */
export async function* compareSites(other: string): AsyncGenerator<Figure> {
  const service = await startService();
  const env = { LEADS_SERVICE_URL: service.address };
  const ours = await startPinnedNext(siteFolder, env);
  const theirs = await startPinnedNext(join(resolve(other), relative(root, siteFolder)), env);
  leaveCoreOfServers();
  try {
    for (const [name, request] of Object.entries(requests)) {
      const rates = await compareRates([ours, theirs], request);
      yield {
        name,
        ours: rates.ours,
        unit: 'requests/s',
        rival: { name: 'other checkout', value: rates.theirs },
      };
    }
  } finally {
    await ours.stop();
    await theirs.stop();
    await service.stop();
  }
}

if (import.meta.main) {
  const [other] = process.argv.slice(2);
  if (!other) throw new Error('Usage: compare-sites.ts <folder of another checkout, built>');
  for await (const figure of compareSites(other)) console.log(formatFigures([figure]));
}
