import { setTimeout as sleep } from 'node:timers/promises';
import { sitePages as pagesOfSite } from '@plaza/routing';
import { startRedis } from '@plaza/testing';
import { chosenSite } from './chosen-site.ts';
import { compareRates } from './compare-sites.ts';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';
import { leaveCoreOfServers, type PinnedServer, startPinnedNext } from './pinned-server.ts';
import { siteFolder, startService } from './site-with-service.ts';

const mostPages = 40;

const paths = [...pagesOfSite(chosenSite.config.site)].slice(0, mostPages).map(({ path }) => path);

/** The milliseconds of each page's first visit. */
async function firstVisits({ address }: PinnedServer): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const began = performance.now();
    const answer = await fetch(address + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    times.push(performance.now() - began);
  }
  return times;
}

/** What an instance costs that shares its pages, beside one by itself in the same run. */
async function measureSharedPages(): Promise<Figure[]> {
  const service = await startService();
  const redis = await startRedis();
  const secret = 'a secret of this benchmark, long enough';
  const env = {
    ...{ LEADS_SERVICE_URL: service.address, REVALIDATE_SECRET: secret },
    // Otherwise it would have rendered them all before it was ready.
    SITE_WARM_PAGES: '0',
  };
  const sharing = { ...env, REDIS_URL: redis.url };
  const servers: PinnedServer[] = [];
  const start = async (settings: Readonly<Record<string, string>>) => {
    const server = await startPinnedNext(siteFolder, settings);
    servers.push(server);
    return server;
  };
  try {
    const first = await start(sharing);
    await firstVisits(first);
    // Pages are given to Redis after they are answered.
    await sleep(1_000);
    const [shared, alone] = [await start(sharing), await start(env)];
    const visits = { shared: await firstVisits(shared), alone: await firstVisits(alone) };
    leaveCoreOfServers();
    const hits = await compareRates([shared, alone], { path: '/' });
    return [
      {
        name: 'cached front page, a second of a core, with REDIS_URL',
        ours: hits.ours,
        unit: 'requests/s',
        rival: { name: 'without', value: hits.theirs },
        budget: '≥ 0.97 ×',
      },
      {
        name: `first visit of ${paths.length} pages, from another instance`,
        ours: median(visits.shared),
        unit: 'ms',
        rival: { name: 'rendered', value: median(visits.alone) },
      },
    ];
  } finally {
    for (const server of servers) await server.stop();
    await redis.close();
    await service.stop();
  }
}

if (import.meta.main) console.log(formatFigures(await measureSharedPages()));
