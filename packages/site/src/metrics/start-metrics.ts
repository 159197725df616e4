import {
  createMetrics,
  type MetricsAddress,
  type MetricsServer,
  serveMetrics,
} from '@plaza/metrics';
import { serverState } from '@plaza/page-cache/server';
import { siteObserver } from '../instrumentation/site-observer.ts';
import { countCopies } from './count-copies.ts';
import { SITE_METRICS } from './site-metrics.ts';

const sources = ['fresh', 'stale', 'snapshot'] as const;

/**
 * Collects the metrics of this process and serves them. To be called before the server starts.
 *
 * @throws {Error} if the address is taken
 */
export function startMetrics(address: MetricsAddress): Promise<MetricsServer> {
  const metrics = createMetrics(SITE_METRICS);
  const setSource = (current?: string) => {
    for (const source of sources)
      metrics.set('plaza_site_content_source', { source }, source === current ? 1 : 0);
  };
  setSource();
  metrics.set('plaza_site_content_confirmed_timestamp_seconds', {}, 0);
  const copies = countCopies();
  metrics.beforeScrape(() => metrics.set('plaza_site_front_copies_of_a_path', {}, copies.most()));
  serverState().observer = {
    onRequest({ route, path, status, cache, front, seconds }) {
      metrics.observe('plaza_site_request_duration_seconds', { route, status, cache }, seconds);
      if (front === 'none') return;
      metrics.count('plaza_site_front_requests_total', { route, front });
      if (front === 'miss' && route === 'page') copies.add(path);
    },
    onRender: (seconds) => metrics.observe('plaza_site_render_duration_seconds', {}, seconds),
    onRefused: (worker) => metrics.count('plaza_site_refused_total', { worker }),
  };
  Object.assign(siteObserver(), {
    onContent({ websiteId, freshness, contentVersion }) {
      setSource(freshness);
      if (freshness !== 'fresh') return;
      metrics.set('plaza_site_content_confirmed_timestamp_seconds', {}, Date.now() / 1000);
      if (contentVersion !== undefined)
        metrics.set('plaza_site_content_version', { website: websiteId }, contentVersion);
    },
    onRevalidated: (seconds) =>
      metrics.observe('plaza_site_revalidation_delay_seconds', {}, seconds),
  } satisfies ReturnType<typeof siteObserver>);
  return serveMetrics(metrics, address);
}
