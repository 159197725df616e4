import { once } from 'node:events';
import { createServer } from 'node:net';
import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics, type MetricsServer, PROCESS_METRICS, serveMetrics } from './index.ts';

const table = {
  plaza_test_total: { type: 'counter', help: 'Things.', labels: ['kind'] },
  plaza_test_depth: { type: 'gauge', help: 'Depth.', labels: [] },
  plaza_test_seconds: { type: 'histogram', help: 'Time.', labels: ['kind'], buckets: [0.1, 1] },
} as const;

const open: MetricsServer[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

async function serve() {
  const metrics = createMetrics(table);
  const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  open.push(server);
  const read = async (path = '/metrics', init?: RequestInit) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, init);
  return { metrics, read };
}

describe('metrics in Prometheus form', () => {
  it('serves counters, gauges and histograms with their labels', async () => {
    const { metrics, read } = await serve();
    metrics.count('plaza_test_total', { kind: 'a' });
    metrics.count('plaza_test_total', { kind: 'a' }, 2);
    metrics.set('plaza_test_depth', {}, 7);
    metrics.observe('plaza_test_seconds', { kind: 'b' }, 0.5);
    const response = await read();
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    expect(text).toContain('plaza_test_total{kind="a"} 3');
    expect(text).toContain('plaza_test_depth 7');
    expect(text).toContain('plaza_test_seconds_bucket{le="0.1",kind="b"} 0');
    expect(text).toContain('plaza_test_seconds_bucket{le="1",kind="b"} 1');
    expect(text).toContain('plaza_test_seconds_count{kind="b"} 1');
  });

  it('writes histograms as prom-client writes its own, for any values', async () => {
    const { labels, buckets, help } = table.plaza_test_seconds;
    const name = 'plaza_test_seconds';
    const kinds = fc.constantFrom('a', 'b', '200', '"quoted"\n\\', 200, 7);
    // Halves add up exactly, in whatever order.
    const value = fc.integer({ min: -4, max: 20 }).map((halves) => halves / 2);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(kinds, fc.oneof(value, fc.constant(0.1)))),
        async (seen) => {
          const registry = new Registry();
          const plain = new Histogram({
            ...{
              name,
              help,
              labelNames: [...labels],
              buckets: [...buckets],
              registers: [registry],
            },
          });
          const metrics = createMetrics(table);
          for (const [kind, seconds] of seen) {
            plain.observe({ kind: String(kind) }, seconds);
            metrics.observe(name, { kind }, seconds);
          }
          const text = await metrics.text();
          const own = text.slice(text.indexOf(`# HELP ${name}`)).trimEnd();
          expect(own).toBe((await registry.metrics()).trimEnd());
        },
      ),
      { numRuns: 30 },
    );
  });

  it('leaves out what is no number', async () => {
    const { metrics, read } = await serve();
    metrics.observe('plaza_test_seconds', { kind: 'a' }, Number.NaN);
    metrics.observe('plaza_test_seconds', { kind: 'a' }, Number.POSITIVE_INFINITY);
    expect(await (await read()).text()).not.toContain('kind="a"');
  });

  it('reads values before each scrape, and keeps the last ones if a reading fails', async () => {
    const { metrics, read } = await serve();
    let depth = 0;
    metrics.beforeScrape(() => {
      depth += 1;
      metrics.set('plaza_test_depth', {}, depth);
    });
    metrics.beforeScrape(async () => {
      throw new Error('the database is away');
    });
    expect(await (await read()).text()).toContain('plaza_test_depth 1');
    expect(await (await read()).text()).toContain('plaza_test_depth 2');
  });

  it('reports what the process uses', async () => {
    const { read } = await serve();
    const text = await (await read()).text();
    // Garbage collection has a series only after the first one.
    const named = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    const own = named.filter((name) => !name?.startsWith('plaza_'));
    expect(own.toSorted()).toEqual([...PROCESS_METRICS].toSorted());
  });

  it('serves nothing else', async () => {
    const { read } = await serve();
    expect((await read('/')).status).toBe(404);
    expect((await read('/metrics', { method: 'POST' })).status).toBe(405);
  });

  it('says which address is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const started = serveMetrics(createMetrics(table), { port, host: '127.0.0.1' });
    await expect(started).rejects.toThrow(
      `METRICS_PORT: 127.0.0.1:${port} cannot be used: EADDRINUSE`,
    );
    taken.close();
  });
});
