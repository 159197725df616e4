import { serverState } from '@plaza/page-cache/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '../instrumentation/serve-site.test.support.ts';
import { siteObserver } from '../instrumentation/site-observer.ts';
import { SITE_METRICS } from './site-metrics.ts';
import { startMetrics } from './start-metrics.ts';

type Running = { close(): unknown };
const running: Running[] = [];
let port = 0;
const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

describe('the metrics of a site', () => {
  beforeAll(async () => {
    const metrics = await startMetrics({ port: 0, host: '127.0.0.1' });
    running.push(metrics);
    port = metrics.port;
  });
  afterAll(async () => {
    serverState().observer = undefined;
    for (const server of running) await server.close();
  });

  it('count requests by what they ask for, and never name a path or a query', async () => {
    const site = await serveSite((_request, response) => response.end('page'));
    running.push(site);
    const { port: sitePort } = site.address() as { port: number };
    await fetch(`http://127.0.0.1:${sitePort}/secret-path?email=ana@correo.example`);
    // The client may have its answer before the server has counted it.
    await expect
      .poll(scrape)
      .toContain(
        'plaza_site_request_duration_seconds_count{route="page",status="200",cache="none"} 1',
      );
    expect(await scrape()).not.toMatch(/secret-path|correo/);
  });

  it('count what a front asks for and why, and the most copies of a page', async () => {
    const site = await serveSite((_request, response) => response.end('page'));
    running.push(site);
    const { port: sitePort } = site.address() as { port: number };
    const ask = (path: string, state: string) =>
      fetch(`http://127.0.0.1:${sitePort}${path}`, { headers: { 'x-front-cache': state } });
    for (const query of ['', '?v=1', '?v=2']) await ask(`/lp/${query}`, 'MISS');
    for (const state of ['MISS', 'EXPIRED', 'BYPASS', 'made up']) await ask('/', state);
    await expect
      .poll(scrape)
      .toContain('plaza_site_front_requests_total{route="page",front="bypass"} 1');
    const text = await scrape();
    expect(text).toContain('plaza_site_front_requests_total{route="page",front="miss"} 4');
    expect(text).toContain('plaza_site_front_requests_total{route="page",front="expired"} 1');
    expect(text).toContain('plaza_site_front_copies_of_a_path 3');
    expect(text).not.toMatch(/made up|lp/);
  });

  it('say how fresh the content is, and where it is from', async () => {
    expect(await scrape()).toContain('plaza_site_content_confirmed_timestamp_seconds 0');
    siteObserver().onContent?.({ websiteId: 101, freshness: 'fresh', contentVersion: 41 });
    const fresh = await scrape();
    expect(fresh).toContain('plaza_site_content_version{website="101"} 41');
    expect(fresh).toContain('plaza_site_content_source{source="fresh"} 1');
    const [, confirmed] = /confirmed_timestamp_seconds (\d+)/.exec(fresh) ?? [];
    expect(Math.abs(Number(confirmed) - Date.now() / 1000)).toBeLessThan(60);
    siteObserver().onContent?.({ websiteId: 101, freshness: 'snapshot' });
    const snapshot = await scrape();
    expect(snapshot).toContain('plaza_site_content_source{source="fresh"} 0');
    expect(snapshot).toContain('plaza_site_content_source{source="snapshot"} 1');
    expect(snapshot).toContain('plaza_site_content_version{website="101"} 41');
  });

  it('has every row of the table', async () => {
    serverState().observer?.onRefused('pages');
    serverState().observer?.onRender(0.2);
    siteObserver().onRevalidated?.(1);
    const text = await scrape();
    for (const name of Object.keys(SITE_METRICS)) expect(text).toContain(`# TYPE ${name} `);
    expect(text).toContain('plaza_site_refused_total{worker="pages"} 1');
    expect(text).toContain('plaza_site_render_duration_seconds_count 1');
    expect(text).toContain('plaza_site_revalidation_delay_seconds_bucket{le="1"} 1');
  });
});
