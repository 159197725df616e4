import { freePort } from '@plaza/testing';
import { type Figure, formatFigures } from './figure.ts';
import { capacityOf, overload, type Work } from './overload.ts';
import { startPinnedFront } from './pinned-front.ts';
import {
  leaveCoreOfServers,
  onCoreOfServers,
  shareCoreOfServers,
  startPinnedNext,
} from './pinned-server.ts';
import { siteFolder, startService } from './site-with-service.ts';

const impression = JSON.stringify({
  device: { language: 'es-ES', memory: 8, resolution: '412x915', timezoneOffset: -60 },
  trackingData: { subId: 'search-brand-es' },
  locale: 'es-ES',
  noProducts: false,
});

/** Work of each kind of worker of a site (decision 21), and cached responses. */
const works: readonly (Work & {
  /** Programs that share the servers' core. */
  readonly among?: number;
})[] = [
  { name: 'a page by Next', path: '/consent-dialog/es-ES/?x=1' },
  { name: 'the API by Next', path: '/api/data/products?locale=es-ES' },
  { name: 'an impression', path: '/api/impression', method: 'POST', body: impression },
  { name: 'a cached page', path: '/', among: 6 },
];

/** What the front is given over programs on the same core, as in `deploy/`. */
const frontPriority = -10;

/**
 * A built site under three times its capacity, sent as an open loop: by itself, and behind the front
 * on the same core, with the same requests.
 */
export async function measureOverload(): Promise<Figure[]> {
  const service = await startService({ POSTS_PER_MINUTE: '100000000' }, onCoreOfServers);
  const healthPort = await freePort();
  const site = await startPinnedNext(siteFolder, {
    LEADS_SERVICE_URL: service.address,
    HEALTH_PORT: String(healthPort),
  });
  const front = await startPinnedFront([site], frontPriority);
  const health = `http://127.0.0.1:${healthPort}/api/livez`;
  leaveCoreOfServers();
  try {
    const figures: Figure[] = [];
    for (const work of works) {
      const release = shareCoreOfServers(work.among ?? 1);
      const alone = { address: site.address, health };
      const capacity = await capacityOf(alone, work);
      figures.push(...(await overload(alone, work, capacity)));
      const behind = { ...work, name: `${work.name}, behind the front` };
      figures.push(...(await overload({ address: front.address, health }, behind, capacity)));
      release();
    }
    return figures;
  } finally {
    await front.stop();
    await site.stop();
    await service.stop();
  }
}

if (import.meta.main) console.log(formatFigures(await measureOverload()));
