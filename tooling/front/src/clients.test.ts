import { describe, expect, it } from 'vitest';
import { ask, closeOrigin, hostOf, openFront, openOrigin } from './testing/open-front.ts';

const open = async (options: Partial<Parameters<typeof openFront>[0]> = {}) => {
  const origin = await openOrigin((request, response) =>
    response.setHeader('cache-control', 's-maxage=1').end(JSON.stringify(request.headers)),
  );
  const countryHeaders = ['cf-ipcountry'];
  const sites = [{ hosts: ['*'], instances: [hostOf(origin)], parameters: [], countryHeaders }];
  const front = await openFront({ sites, ...options });
  return {
    origin,
    ...front,
    ask: async (path: string, headers: Record<string, string> = {}) => {
      const answer = await ask(front.url, path, { headers });
      return { ...answer, sent: answer.status === 200 ? JSON.parse(answer.text) : undefined };
    },
  };
};

const claims = {
  'x-forwarded-for': '198.51.100.9, 203.0.113.7',
  'x-forwarded-proto': 'https',
  'cf-ipcountry': 'US',
  forwarded: 'for=198.51.100.9',
  'x-middleware-subrequest': 'proxy',
};

it('believes nobody but a trusted proxy who a visitor is', async () => {
  const { ask } = await open();
  const { sent } = await ask('/api/any', claims);
  expect(sent).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  for (const name of ['cf-ipcountry', 'forwarded', 'x-middleware-subrequest'])
    expect(sent).not.toHaveProperty(name);
});

it('tells the site the address, the scheme and the country that a trusted proxy has seen', async () => {
  const { ask } = await open({ trustedProxies: ['127.0.0.0/8', '203.0.113.0/24'] });
  const { sent } = await ask('/api/any', claims);
  expect(sent).toMatchObject({
    'x-forwarded-for': '198.51.100.9',
    'x-forwarded-proto': 'https',
    'cf-ipcountry': 'US',
  });
  expect(sent).not.toHaveProperty('x-middleware-subrequest');
});

it('limits a client, an IPv6 subscriber by its network, and no other', async () => {
  const limits = { pages: 1, api: 1 };
  const { ask, origin } = await open({ limits, trustedProxies: ['127.0.0.1'] });
  const statuses = async (path: string, address: (index: number) => string) => {
    const sent = Array.from({ length: 12 }, (_, index) =>
      ask(path, { 'x-forwarded-for': address(index) }),
    );
    return (await Promise.all(sent)).map(({ status }) => status).filter((each) => each !== 200);
  };
  for (const path of ['/', '/api/any']) {
    const refused = await statuses(path, () => '198.51.100.1');
    expect(new Set(refused)).toEqual(new Set([429]));
    expect(refused.length).toBeGreaterThanOrEqual(6);
    expect(await statuses(path, (index) => `198.51.100.${index + 10}`)).toEqual([]);
    for (const network of ['2001:db8:1:2', '2001:db8:0:0'])
      expect((await statuses(path, (index) => `${network}::${index}`)).length).toBeGreaterThan(5);
    expect(await statuses(path, (index) => `2001:db8:2:${index + 1}::1`)).toEqual([]);
  }
  const asked = origin.seen.length;
  const { headers } = await ask('/api/any', { 'x-forwarded-for': '198.51.100.1' });
  expect(headers).toMatchObject({
    'retry-after': '1',
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
  expect(origin.seen).toHaveLength(asked);
});

it('refuses a body that no page takes, before the site sees it', async () => {
  const { url, origin } = await open();
  const headers = { 'content-length': '999999' };
  const { status } = await ask(url, '/api/contact', { method: 'POST', headers });
  expect(status).toBe(413);
  expect(origin.seen).toHaveLength(0);
});

/** A page in one language, with what nginx would read in it. */
const pageIn = (lang: string, text: string) => ({
  html: `<!doctype html>\n<html lang="${lang}"><p>${text} $uri \\1</p></html>\n`,
  policy: "default-src 'none'; style-src 'self'",
});
const refusals = {
  tooMany: { '': pageIn('es', 'Demasiadas'), se: pageIn('sv', 'För många') },
  unavailable: { '': pageIn('es', 'Error'), se: pageIn('sv', 'Fel') },
};
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('§2.4 a browser that the front turns away', () => {
  const openRefusing = async () => {
    const origin = await openOrigin((_request, response) => response.end('ok'));
    const sites = [{ hosts: ['*'], instances: [hostOf(origin)], parameters: [], refusals }];
    const front = await openFront({ sites, limits: { pages: 1, api: 1, atOnce: 1 } });
    const refused = async (path: string, headers: Record<string, string>) => {
      const sent = Array.from({ length: 12 }, () => ask(front.url, path, { headers }));
      return (await Promise.all(sent)).find(({ status }) => status === 429);
    };
    return {
      origin,
      refused,
      ask: (path: string, headers = {}) => ask(front.url, path, { headers }),
    };
  };

  it('is shown a page in the language of the path when it asks too often', async () => {
    const { refused } = await openRefusing();
    const page = await refused('/se/x.css', browser);
    expect(page?.text).toBe(
      '<!doctype html><html lang="sv"><p>För många &#36;uri &#92;1</p></html>',
    );
    expect(page?.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'self'",
      'cache-control': 'no-store',
      'retry-after': '1',
      'x-content-type-options': 'nosniff',
    });
    for (const path of ['/', '/sea/', '/api/contact'])
      expect((await refused(path, browser))?.text).toContain('<html lang="es"><p>Demasiadas');
    const json = await refused('/se/', { accept: 'application/json' });
    expect(json?.headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(json?.text ?? '')).toMatchObject({ status: 429 });
  });

  it('is shown a page when no instance answers, and machines get JSON', async () => {
    const { origin, ask } = await openRefusing();
    await closeOrigin(origin);
    const page = await ask('/SE/a/?q=1', browser);
    expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.text).toContain('<html lang="sv"><p>Fel');
    const json = await ask('/se/a/', { accept: '*/*' });
    expect([json.status, JSON.parse(json.text).status]).toEqual([503, 503]);
  });
});
