import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readApps } from '@plaza/workspace/apps';
import { assertPortsFree } from '@plaza/workspace/ports';
import { Processes } from '@plaza/workspace/processes';
import { expect, it, onTestFinished } from 'vitest';
import { environmentBehind, environmentOf, instanceOf, portsBehind, startFronts } from './front.ts';

const app = { name: 'a-site', folder: 'apps/a-site', portVariable: 'A_SITE_PORT' };

/** A site whose port is free, as are those behind its front: below the ports of outgoing connections. */
async function chooseSite() {
  for (;;) {
    const site = { ...app, port: randomInt(10_000, 12_700) };
    const [{ status }] = await Promise.allSettled([
      assertPortsFree([site, ...portsBehind([site])]),
    ]);
    if (status === 'fulfilled') return site;
  }
}

it('starts nginx on the port of a site, with the site behind it', async () => {
  const site = await chooseSite();
  const seen: IncomingMessage[] = [];
  const instance = createServer((request, response) => {
    seen.push(request);
    response.setHeader('cache-control', 's-maxage=300, stale-while-revalidate=86100');
    response.setHeader('content-type', 'text/html');
    response.end('<p>the page</p>');
  });
  instance.listen(instanceOf(site).port, '127.0.0.1');
  const processes = new Processes(() => {});
  onTestFinished(async () => {
    await processes.stop();
    instance.closeAllConnections();
    instance.close();
    await rm(join(tmpdir(), `plaza-front-${site.port}`), { recursive: true });
  });
  await startFronts([site], { processes, facts: [] });

  const url = `http://127.0.0.1:${site.port}/`;
  const ask = (of = url) => fetch(of, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  for (let times = 0; times < 5; times += 1)
    expect(await (await ask()).text()).toBe('<p>the page</p>');
  // Most are answered from the front's copy, and the site learns of no address but the client's.
  expect(seen.length).toBeLessThan(5);
  expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  const purged = await fetch(`${environmentOf(site).PURGE_URLS}/healthz`);
  expect(purged.status).toBe(200);
});

it('tells the service where the sites are, and how many hops to trust', async () => {
  const { sites } = readApps({});
  const { REVALIDATE_URLS = '', ...hops } = await environmentBehind(sites);
  for (const { port } of sites)
    expect(REVALIDATE_URLS).toContain(`=http://127.0.0.1:${port + 10_000}`);
  expect(hops).toEqual({ TRUSTED_PROXY_HOPS: '2', SITE_TRUSTED_PROXY_HOPS: '1' });
});
