import type { MetricsServer } from '@plaza/metrics';
import type { Traces } from '@plaza/metrics/traces';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readFixture } from '../../testing/fixture-content.ts';
import { acquireDatabase } from '../../testing/shared-database.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { buildApp } from '../app.ts';
import { databaseEngines } from '../database/database.ts';
import { importContent } from '../import/import-content.ts';
import { createServiceMetrics } from './service-metrics.ts';
import { SERVICE_METRICS } from './service-metrics-table.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(databaseEngines)('the metrics of the service on %s', (engine) => {
  let app: Awaited<ReturnType<typeof buildApp>>;
  let server: MetricsServer;
  let release: () => Promise<void>;
  const scrape = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();

  beforeAll(async () => {
    const acquired = await acquireDatabase(engine);
    release = acquired.release;
    await importContent(acquired.database, await readFixture());
    const metrics = createServiceMetrics();
    const settings = testSettings(acquired.settings);
    app = await buildApp({ database: acquired.database, settings, metrics });
    server = await metrics.serve({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server?.close();
    await app?.close();
    await release?.();
  });

  it('counts requests by route, not by path, and names nothing personal', async () => {
    await app.inject('/website/900/api/content/pages?path=/secret-path');
    await app.inject('/no/such/secret-path');
    const payload = {
      locale: 'es-ES',
      device: {},
      noProducts: true,
      trackingData: { uniqueUserId: 'secret-user' },
    };
    await app.inject({ method: 'POST', url: '/website/900/api/impression', payload });
    const text = await scrape();
    expect(text).toMatch(
      /request_duration_seconds_count\{method="GET",route="\/website\/:websiteId\/api\/content\/pages",status="\d+"\} 1/,
    );
    expect(text).toContain(
      'request_duration_seconds_count{method="GET",route="unknown",status="404"} 1',
    );
    expect(text).not.toContain('secret');
  });

  it('reports groups of writes, content versions and emails', async () => {
    const text = await scrape();
    expect(text).toContain('plaza_service_write_queue_rows{kind="impressions"} 0');
    expect(text).toContain('plaza_service_write_group_rows_sum{kind="impressions"} 1');
    expect(text).toContain(
      'plaza_service_write_group_duration_seconds_count{kind="impressions",outcome="saved"} 1',
    );
    const reads = 'plaza_service_database_connections{pool="reads",state="waiting"} 0';
    expect(text.includes(reads)).toBe(engine === 'postgres');
    expect(text).toMatch(/plaza_service_content_version\{website="\d+"\} 1/);
    expect(text).toMatch(/plaza_service_content_imported_timestamp_seconds\{website="\d+"\} \d+/);
    for (const state of ['waiting', 'due', 'failed'])
      expect(text).toContain(`plaza_service_emails{state="${state}"} 0`);
    expect(text).toContain('plaza_service_readings_failed_total 0');
    for (const name of Object.keys(SERVICE_METRICS)) expect(text).toContain(`# TYPE ${name} `);
  });
});

describe('the traces of the service', () => {
  it('name each request by its route, and continue the trace of its caller', async () => {
    const served: { name: string; trace: unknown }[] = [];
    const { database, settings, release } = await acquireDatabase('pglite');
    const traces: Pick<Traces, 'serve'> = {
      serve({ headers }, response, { name, work }) {
        response.once('close', () => served.push({ name: name(), trace: headers.traceparent }));
        work();
      },
    };
    const app = await buildApp({ database, settings: testSettings(settings), traces });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const headers = { traceparent: 'the site' };
    await (await fetch(`${address}/livez?secret=1`, { headers })).text();
    await (await fetch(`${address}/secret`)).text();
    await expect
      .poll(() => served)
      .toEqual([
        { name: 'GET /livez', trace: 'the site' },
        { name: 'GET unknown', trace: undefined },
      ]);
    await app.close();
    await release();
  });
});
