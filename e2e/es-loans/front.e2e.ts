import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startShippedFront } from '@plaza/deployment/shipped/start-shipped-front';
import type { RunningFront } from '@plaza/front';
import { type Asked, ask as askFront } from '@plaza/front/testing/open-front';
import { freePort, type RunningProcess, startProcess, until, waitForAnswer } from '@plaza/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { signRevalidation } from '../environment/sign-revalidation.ts';
import { consentCookie, esLoans } from './es-loans.ts';

const environment = sharedEnvironment(esLoans);

let folder: string;
let site: RunningProcess;
let front: RunningFront;
let url: string;

/** An instance of the site that tells the front what expires, and nginx as it ships before it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-front-'));
  const [port, purgePort, sitePort] = [await freePort(), await freePort(), await freePort()];
  const at = (of: number) => `127.0.0.1:${of}`;
  const plazaSite = 'node_modules/@plaza/site/bin/plaza-site.js';
  site = startProcess({
    args: [plazaSite, 'start', '--hostname', '127.0.0.1', '--port', String(sitePort)],
    cwd: esLoans.folder,
    env: {
      ...environment().env,
      PURGE_URLS: `http://127.0.0.1:${purgePort}`,
      SITE_TRUSTED_PROXY_HOPS: '1',
    },
  });
  front = await startShippedFront({
    folder,
    listen: { 8080: at(port), 8081: at(purgePort), 8082: at(await freePort()) },
    instances: { [esLoans.name]: [at(sitePort)] },
  });
  url = `http://127.0.0.1:${port}`;
  await waitForAnswer(`http://127.0.0.1:${sitePort}/api/readyz`, site);
});

afterAll(async () => {
  await front.end();
  await site.end();
  await rm(folder, { recursive: true });
});

const { host } = new URL(esLoans.config.site.url);

let visitors = 100;

/** The next visitor's address, one of the loopback. */
const nextVisitor = () => {
  visitors = visitors < 250 ? visitors + 1 : 101;
  return `127.0.0.${visitors}`;
};

/** Sends a request for the site's host, each from another visitor unless one is named. */
async function ask(path: string, { headers = {}, ...init }: Asked = {}) {
  const options = { localAddress: nextVisitor(), ...init, headers: { host, ...headers } };
  const answer = await askFront(url, path, options);
  return { ...answer, state: answer.headers['cache-status']?.split('detail=')[1] };
}

const revalidate = () => {
  const { id } = esLoans.config.site;
  const message = signRevalidation({ secret: environment().secret, websiteId: id });
  return ask('/api/revalidate', { method: 'POST', ...message });
};

/** Changes the front page of the site, and puts it back. */
async function withHeading(heading: string, test: () => Promise<void>) {
  const file = join(environment().content, await environment().frontPageFile());
  const before = await readFile(file, 'utf8');
  const rewrite = async (text: string) => {
    await writeFile(file, text);
    await environment().importContent();
    expect((await revalidate()).status).toBe(204);
  };
  try {
    await rewrite(JSON.stringify({ ...JSON.parse(before), heading }));
    await test();
  } finally {
    await rewrite(before);
  }
}

/** A report of which the site takes sixty a minute from a client. */
const violation = {
  type: 'csp-violation',
  body: { documentURL: 'https://site.example/', effectiveDirective: 'script-src-elem' },
};

describe('design §4: a site behind the front', () => {
  it.each(['/', '/lp/', '/robots.txt', '/icon.svg', '/favicon.ico', '/sitemap.xml'])(
    '%s is answered from the copy, with each security header once',
    async (path) => {
      const states: (string | undefined)[] = [];
      await until(async () => {
        states.push((await ask(path)).state);
        return states.includes('HIT');
      });
      const { headers } = await ask(`${path}?utm_source=a&utm_medium=b`);
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d+; \w+$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('an arrival gets its cookies although the page is there, and leaves nothing to others', async () => {
    await until(async () => (await ask('/lp/')).state === 'HIT');
    const cookie = `consent=${consentCookie({ marketing: true }).value}`;
    const arrival = await ask('/lp/?utm_source=a&gclid=front', { headers: { cookie } });
    expect(arrival.state).toBe('BYPASS');
    expect(arrival.headers['cache-control']).toBe('private, no-store');
    expect(`${arrival.headers['set-cookie']}`).toContain('googleClickId=front');
    const plain = await ask('/lp/?utm_source=b', { headers: { cookie } });
    expect(plain.headers['set-cookie']).toBeUndefined();
  });

  it('shows a change at once, because the site purges its pages', async () => {
    await until(async () => (await ask('/')).state === 'HIT');
    await withHeading('Por delante de la fachada', async () => {
      const began = performance.now();
      await until(async () => (await ask('/')).text.includes('Por delante de la fachada'));
      const shownMs = performance.now() - began;
      expect(shownMs).toBeLessThan(2_000);
    });
    expect(site.output()).not.toContain('purge-failed');
  });

  it('lets the site see each client, and limits it', async () => {
    // A second try must not find the limit of the first.
    const network = `127.0.${1 + Math.floor(Math.random() * 250)}`;
    const send = (localAddress: string, index: number) =>
      ask('/api/csp-reports', {
        method: 'POST',
        localAddress,
        // Nobody believes a visitor who another one is.
        headers: {
          'content-type': 'application/reports+json',
          'x-forwarded-for': `198.51.100.${index}`,
        },
        body: JSON.stringify([violation]),
      });
    // On a busy machine the site turns some away before it counts them.
    const report = async (localAddress: string, index: number) => {
      let answer = await send(localAddress, index);
      while (answer.status === 503) {
        await setTimeout(500);
        answer = await send(localAddress, index);
      }
      return answer.status;
    };
    const start = performance.now();
    const many = Array.from({ length: 90 }, () => `${network}.11`);
    const statuses = await Promise.all(many.map(report));
    // One more is allowed each second.
    const seconds = Math.ceil((performance.now() - start) / 1000);
    const allowed = statuses.filter((status) => status === 204).length;
    expect(allowed).toBeGreaterThanOrEqual(60);
    expect(allowed).toBeLessThanOrEqual(60 + seconds);
    expect(statuses.filter((status) => status === 429)).toHaveLength(many.length - allowed);
    expect(allowed).toBeLessThan(many.length);
    expect(await report(`${network}.12`, 0)).toBe(204);
    // The front's own limit comes before the site's, for any call.
    const flood = await Promise.all(
      Array.from({ length: 150 }, () => ask('/api/livez', { localAddress: `${network}.13` })),
    );
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]?.headers['retry-after']).toBe('1');
  });

  it('keeps its pages up when every instance is gone', async () => {
    const { text } = await ask('/');
    await site.end('SIGKILL');
    await until(async () => (await ask('/')).state === 'STALE');
    const stale = await ask('/?utm_source=c');
    expect([stale.status, stale.text]).toEqual([200, text]);
    const call = await ask('/api/visit', { method: 'POST' });
    expect([call.status, call.headers['retry-after']]).toEqual([503, '5']);
  });
});
