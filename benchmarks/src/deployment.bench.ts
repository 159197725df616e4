import { openBrowser } from '@plaza/testing/browser';
import autocannon from 'autocannon';
import { bareFolder, buildBarePage } from './build-bare-page.ts';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';
import { type Server, startPinnedFront } from './pinned-front.ts';
import { leaveCoreOfServers, onCoreOfServers, startPinnedNext } from './pinned-server.ts';
import { siteFolder, startService } from './site-with-service.ts';
import { serveCopy } from './static-copy.ts';

const instances = 4;
const rounds = 3;
const seconds = 3;
const connections = 32;

async function requestsPerSecond({ address }: Server): Promise<number> {
  const url = new URL('/', address).href;
  const result = await autocannon({ url, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return result.requests.average;
}

/** Alternating rounds, so that a slow phase of the machine affects all. */
async function compare(servers: Readonly<Record<string, Server>>): Promise<Map<string, number>> {
  const measured = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, server] of Object.entries(servers)) {
      const rate = await requestsPerSecond(server);
      // The first round warms up and is not counted.
      if (round > 0) measured.set(name, [...(measured.get(name) ?? []), rate]);
    }
  return new Map([...measured].map(([name, rates]) => [name, median(rates)]));
}

async function startRivals(site: Server): Promise<Readonly<Record<string, Server>>> {
  const browser = await openBrowser();
  const copy = await serveCopy(browser, `${site.address}/`, onCoreOfServers);
  await browser.close();
  buildBarePage();
  return {
    'one bare Next instance': await startPinnedNext(bareFolder),
    'nginx on files': { address: copy.address, stop: copy.close },
  };
}

/** Front pages per second on one core that all servers of a row share, the load on another. */
export async function measureDeployment(): Promise<Figure[]> {
  const service = await startService({}, onCoreOfServers);
  const env = { LEADS_SERVICE_URL: service.address };
  const sites: Server[] = [];
  for (let index = 0; index < instances; index += 1)
    sites.push(await startPinnedNext(siteFolder, env));
  const [first] = sites;
  if (!first) throw new Error('No site was started');
  const rivals = await startRivals(first);
  const front = await startPinnedFront(sites);
  leaveCoreOfServers();
  const servers = { ...rivals, 'one Plaza instance': first, 'four behind the front': front };
  try {
    const rates = await compare(servers);
    const bare = rates.get('one bare Next instance') ?? Number.NaN;
    return [...rates].map(([name, ours]) => ({
      ...{ name, ours, unit: 'pages/s' },
      rival: { name: 'bare Next', value: bare },
    }));
  } finally {
    for (const server of [front, ...sites, ...Object.values(rivals), service]) await server.stop();
  }
}

if (import.meta.main) console.log(formatFigures(await measureDeployment()));
