import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { startTraces } from './start-traces.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function listen(server: Server): Promise<string> {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Span = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
};

/** A collector that takes OTLP over HTTP as JSON. */
async function startCollector() {
  const spans = new Map<string, Span>();
  const bodies: string[] = [];
  const url = await listen(
    createServer(async (request, response) => {
      const body = await text(request);
      bodies.push(`${request.url} ${body}`);
      for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans)
        for (const span of scopeSpans[0].spans)
          spans.set(resource.attributes[0].value.stringValue, span);
      response.setHeader('content-type', 'application/json').end('{}');
    }),
  );
  return { url, spans, bodies };
}

describe('traces', () => {
  it('follow a request from a site to the service, and name no path', async () => {
    const { url, spans, bodies } = await startCollector();
    const service = startTraces({ url, service: 'service', continues: true });
    const serviceUrl = await listen(
      createServer((request, response) =>
        service.serve(request, response, {
          name: () => 'POST /impression',
          work: () => response.end('stored'),
        }),
      ),
    );
    const site = startTraces({ url, service: 'site', continues: false });
    const siteUrl = await listen(
      createServer((request, response) =>
        site.serve(request, response, {
          name: () => 'GET page',
          work: async () => {
            await fetch(serviceUrl, { method: 'POST', headers: site.headers() });
            response.end('page');
          },
        }),
      ),
    );
    const headers = { traceparent: '00-11111111111111111111111111111111-2222222222222222-01' };
    await (await fetch(`${siteUrl}/secret?email=ana@correo.example`, { headers })).text();
    // The spans end when their connections have read the responses.
    await expect
      .poll(async () => {
        await Promise.all([site.close(), service.close()]);
        return [...spans.keys()].toSorted();
      })
      .toEqual(['service', 'site']);
    const [outer, inner] = [spans.get('site'), spans.get('service')];
    expect(outer?.name).toBe('GET page');
    expect(inner?.name).toBe('POST /impression');
    expect(inner?.traceId).toBe(outer?.traceId);
    expect(inner?.parentSpanId).toBe(outer?.spanId);
    // A visitor cannot write into a trace of their choice.
    expect(outer?.traceId).not.toBe('1'.repeat(32));
    expect(bodies.join()).not.toMatch(/secret|correo/);
    expect(bodies[0]).toMatch(/^\/v1\/traces /);
  });

  it('cost a request nothing if the collector is away', async () => {
    const traces = startTraces({ url: 'http://127.0.0.1:9', service: 'site', continues: false });
    const url = await listen(
      createServer((request, response) =>
        traces.serve(request, response, { name: () => 'GET', work: () => response.end('page') }),
      ),
    );
    expect(await (await fetch(url)).text()).toBe('page');
    expect(traces.headers()).toEqual({});
  });
});
