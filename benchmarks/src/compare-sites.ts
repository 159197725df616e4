import { join, relative, resolve } from 'node:path';
import autocannon from 'autocannon';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';
import { leaveCoreOfServers, startPinnedNext } from './pinned-server.ts';
import { siteFolder, startService } from './site-with-service.ts';

const root = join(import.meta.dirname, '../..');
const rounds = 2;
const secondsPerRound = 3;

/** The measured requests: from the response cache, and through Next. */
const requests = {
  'cached front page': { path: '/' },
  'front page by Next (flight data)': { path: '/', headers: { rsc: '1' } },
  'file written by Next (/robots.txt)': { path: '/robots.txt' },
  'not found': { path: '/no-hay-nada/' },
} as const satisfies Record<string, { path: string; headers?: Record<string, string> }>;

type Asked = { readonly path: string; readonly headers?: Record<string, string> };

async function perSecond(address: string, { path, headers = {} }: Asked): Promise<number> {
  const url = address + path;
  const options = { url, headers, connections: 16, duration: secondsPerRound };
  const { errors, '5xx': failures, requests } = await autocannon(options);
  if (errors + failures > 0) throw new Error(`${url} failed under load`);
  return requests.average;
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
    for (const [name, path] of Object.entries(requests)) {
      const measured: { ours: number; theirs: number }[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const pair = {
          ours: await perSecond(ours.address, path),
          theirs: await perSecond(theirs.address, path),
        };
        // The first round warms up both servers and is not counted.
        if (round > 0) measured.push(pair);
      }
      yield {
        name,
        ours: median(measured.map((pair) => pair.ours)),
        unit: 'requests/s',
        rival: { name: 'other checkout', value: median(measured.map((pair) => pair.theirs)) },
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
