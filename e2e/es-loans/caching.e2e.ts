import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { until } from '@plaza/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { consentCookie, esLoans, paths } from './es-loans.ts';

const environment = sharedEnvironment(esLoans);

/** The query aliases of §3.2, and some other parameters. */
const aliases = [
  'at_gd',
  'channel_name',
  'er',
  'emailRegistrationId',
  'email',
  'emailUserId',
  'fbclid',
  'gclid',
  'gbraid',
  'wbraid',
  'impression_id',
  'impression-id',
  'iwc',
  'internalWebsiteClickId',
  'msclkid',
  'nd',
  'bnd',
  'ni',
  'phone',
  'pn',
  'pnr',
  'pubid',
  'rejectClickId',
  'sd',
  'cc',
  'trac',
  'cmp',
  'gid',
  'pid',
  'tf',
  'subid',
  'sub_id',
  'rl',
  'sub-id',
  'ttclid',
  'unique_user_id',
  'unique-user-id',
  'uid',
  'user-input-id',
  'ui',
  'uit',
  'utm_source',
  '__proto__',
  'constructor',
];
const cookies = ['consent', 'geo', 'locale', 'viewedProducts', 'subId', 'googleClickId', 'er', 'x'];

/** Visitors with and without consent to storage (design §7). */
const visitors = [
  { consent: consentCookie({ marketing: true }).value },
  { geo: 'US' },
  { geo: 'ES', consent: consentCookie({ statistics: true }).value },
  {},
];

const request = fc.record({
  path: fc.constantFrom(
    ...paths.map(([path]) => path),
    '/no-hay-nada/',
    '/LP',
    '/lp',
    '/100-euros',
  ),
  query: fc.dictionary(fc.constantFrom(...aliases), fc.string({ maxLength: 20 }), { maxKeys: 4 }),
  cookie: fc.dictionary(fc.constantFrom(...cookies), fc.stringMatching(/^[\w%.-]{0,20}$/), {
    maxKeys: 3,
  }),
  visitor: fc.constantFrom(...visitors),
});

const isShared = (cacheControl: string | null) =>
  /s-maxage|public/.test(cacheControl ?? '') && !/private|no-store/.test(cacheControl ?? '');

/** Whether a cache between us and two visitors could leak one's cookies to the other. */
const leaksCookies = ({ headers }: Response) =>
  isShared(headers.get('cache-control')) && headers.has('set-cookie');

it.each([
  ['s-maxage=300', true, true],
  ['public, max-age=60', true, true],
  ['s-maxage=300', false, false],
  ['private, no-store', true, false],
])(
  'design §3.4: the check knows a leak: %s with a cookie (%s) → %s',
  (cacheControl, cookie, leaks) => {
    const headers = new Headers({ 'cache-control': cacheControl });
    if (cookie) headers.set('set-cookie', 'gclid=1');
    expect(leaksCookies(new Response('', { headers }))).toBe(leaks);
  },
);

describe('design §3.4: no shared-cacheable response carries Set-Cookie', () => {
  it('over 500 random paths × tracking aliases × cookies', async () => {
    let cacheable = 0;
    let withCookies = 0;
    await fc.assert(
      fc.asyncProperty(request, async ({ path, query, cookie, visitor }) => {
        const url = `${environment().site}${path}?${new URLSearchParams(query)}`;
        const header = Object.entries({ ...cookie, ...visitor }).map((pair) => pair.join('='));
        const headers = { cookie: header.join('; ') };
        const response = await fetch(url, { headers, redirect: 'manual' });
        await response.arrayBuffer();
        expect(response.status).toBeLessThan(500);
        if (isShared(response.headers.get('cache-control'))) cacheable += 1;
        if (response.headers.has('set-cookie')) withCookies += 1;
        expect(leaksCookies(response)).toBe(false);
      }),
      { numRuns: 500 },
    );
    expect(cacheable).toBeGreaterThan(50);
    expect(withCookies).toBeGreaterThan(50);
  });
});

describe('§2.1 a page has one spelling', () => {
  it.each([
    ['/%6Cp/', 404],
    ['/lp%2F', 404],
    ['/x/%2e%2e/lp/', 404],
    ['/nope', 404],
    ['/wp-login.php', 404],
    ['/lp', 308],
    ['/LP/', 308],
    ['/lp//', 308],
    ['/lp/', 200],
    ['/robots.txt', 200],
  ])('%s is answered %i', async (path, status) => {
    // Node's own client leaves dots and slashes as they are.
    const sent = send(new URL(environment().site), { path }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(status);
    if (status === 308) expect(answer.headers.location).toBe('/lp/');
    if (status === 404) expect(await text(answer)).toMatch(/^<!DOCTYPE html><html lang="es-ES"/);
    else answer.resume();
  });

  it('responds to an unknown path as Next does', async () => {
    const whole = async (headers: Record<string, string>) => {
      const response = await fetch(`${environment().site}/no-hay-nada/`, { headers });
      const { date: _, ...sent } = Object.fromEntries(response.headers);
      const { etag, vary, 'cache-control': cache, 'content-security-policy': policy } = sent;
      // Next adds another noindex to a 404.
      const body = (await response.text()).replace('<meta name="robots" content="noindex"/>', '');
      expect(etag).toBeDefined();
      return { status: response.status, vary, cache, policy, body };
    };
    // Next answers requests for a range.
    const fromNext = { 'accept-encoding': 'identity', range: 'bytes=0-' };
    expect(await whole({ 'accept-encoding': 'identity' })).toEqual(await whole(fromNext));
  });
});

describe('design §3.4: a page whose query carries a tracking alias', () => {
  const arrive = async (query: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${environment().site}/lp/${query}`, { headers });
    return { response, text: await response.text() };
  };
  const allowed = `consent=${consentCookie({ marketing: true }).value}`;

  it('is served from the page cache with its policy, privately, and sets cookies', async () => {
    // A stale page is rendered again beside the first response.
    await until(
      async () => (await arrive('?x=1')).response.headers.get('x-nextjs-cache') === 'HIT',
    );
    const plain = await arrive('', { 'accept-encoding': 'identity' });
    const { response, text: body } = await arrive('?gbraid=Ab-c_%2B&cc=s', { cookie: allowed });
    expect(body).toBe(plain.text);
    expect(response.headers.get('x-nextjs-cache')).toBe('HIT');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-security-policy')).toBe(
      plain.response.headers.get('content-security-policy'),
    );
    expect(response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
      'googleClickId=Ab-c_%2B',
      'googleClickIdAlias=gbraid',
      'subId=s',
    ]);
  });

  it.each([
    ['nobody has allowed it', { cookie: 'geo=ES' }],
    ['it is fetched ahead', { cookie: allowed, 'sec-purpose': 'prefetch' }],
    ['a router fetches it ahead', { cookie: allowed, rsc: '1', 'next-router-prefetch': '1' }],
    ['a router requests it', { cookie: allowed, rsc: '1' }],
  ])('sets nothing where %s', async (_case, headers) => {
    const { response } = await arrive('?gclid=a', headers);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each(['?gclid=%', '?gclid=%00&cc=%ff', '?gclid=%ED%A0%80', '?cc=a&cc=b&__proto__=1'])(
    'is served with an invalid query: %s',
    async (query) => {
      const { response } = await arrive(query, { cookie: allowed });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it('§8 logs no personal data', async () => {
    await arrive('?phone=34600111222&email=ana%40correo.example&uit=secret-token', {});
    expect(environment().siteLog()).not.toMatch(/600111222|correo\.example|secret-token/);
  });
});
