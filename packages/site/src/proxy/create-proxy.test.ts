import { defineSite } from '@plaza/routing';
import fc from 'fast-check';
import { NextRequest } from 'next/server.js';
import { describe, expect, it, test } from 'vitest';
import { createProxy } from './create-proxy.ts';

const countries = [
  'ES',
  { country: 'US', viewerCountryFallback: 'US' },
  { country: 'FI', viewerCountryFallback: '' },
] as const;
const site = defineSite({
  ...{ id: 1, url: 'https://olivar.example', displayName: 'Olivar', productType: 1 },
  ...{ countries, viewerCountryFallback: 'ES' },
});
const always = createProxy({ site });
const withConsent = createProxy({ site, tracking: { persist: 'with-consent' } });

const origin = 'https://olivar.example';
type Headers = Readonly<Record<string, string>>;
const request = (query: string, headers: Headers = {}, method = 'GET') =>
  new NextRequest(`${origin}/es/lp/${query}`, { headers, method });
const cookiesOf = (proxy: typeof always, query: string, headers?: Headers) =>
  proxy(request(query, headers)).headers.getSetCookie();

const attributes = 'Path=/; Max-Age=2592000; SameSite=Lax; Secure';
const decided = (marketing: boolean, at = Date.now()) => {
  const choices = { necessary: true, preferences: false, statistics: false, marketing };
  const givenAt = new Date(at).toISOString();
  return `consent=${encodeURIComponent(JSON.stringify({ ...choices, givenAt }))}`;
};

describe('design §3.4: a request with a tracking alias', () => {
  it('continues to its page, uncached by shared caches, and sets persistent cookies', () => {
    const { headers } = always(request('?gclid=a%2Bb&cc=s'));
    expect(headers.get('x-middleware-next')).toBe('1');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.getSetCookie()).toEqual([
      `googleClickId=a%2Bb; ${attributes}`,
      `subId=s; ${attributes}`,
    ]);
  });

  it.each<[string, string, string, string[]]>([
    ['two years', '?unique_user_id=u', '', ['uniqueUserId=u; Path=/; Max-Age=63072000']],
    ['the alias', '?gbraid=a', '', ['googleClickId=a', 'googleClickIdAlias=gbraid']],
    ['what is stored already begins anew', '?gclid=a', 'googleClickId=a', ['googleClickId=a']],
    ['and nothing else', '?gclid=a', 'googleClickId=b; pubid=c', ['googleClickId=a']],
    [
      'the usual alias takes the place of another',
      '?gclid=a',
      'googleClickId=a; googleClickIdAlias=gbraid',
      ['googleClickId=a', 'googleClickIdAlias=; Path=/; Max-Age=0'],
    ],
    ['a new source', '?cc=n', 'subId=o; er=1; ui=2', ['er=; Path=/; Max-Age=0', 'subId=n']],
    ['the default source', '?cc=z', '', []],
  ])('%s', (...[, query, cookie, expected]) => {
    const set = cookiesOf(always, query, { cookie });
    expect(set).toEqual(expected.map((begin) => expect.stringContaining(`${begin};`)));
  });

  it('sets no Secure cookie over http', () => {
    const { headers } = always(new NextRequest('http://127.0.0.1:3000/?gclid=a'));
    expect(headers.getSetCookie()).toEqual([
      'googleClickId=a; Path=/; Max-Age=2592000; SameSite=Lax',
    ]);
  });
});

describe('design §3.4: requests other than a visit set no cookie', () => {
  it.each<[string, Headers]>([
    ['a page fetched ahead', { 'sec-purpose': 'prefetch' }],
    ['a page rendered ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older spelling', { purpose: 'prefetch' }],
    ['a router ahead', { 'next-router-prefetch': '1' }],
    ['a part of a router’s tree', { 'next-router-segment-prefetch': '/_tree' }],
    ['a router', { rsc: '1' }],
  ])('%s', (_case, headers) => {
    const answer = always(request('?gclid=a', headers));
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each(['HEAD', 'POST', 'OPTIONS'])('%s', (method) => {
    expect(always(request('?gclid=a', {}, method)).headers.getSetCookie()).toEqual([]);
  });
});

describe('design §7: with-consent', () => {
  it.each<[string, Headers, boolean]>([
    ['nobody has decided', { cookie: 'geo=ES' }, false],
    ['nobody knows the country', {}, false],
    ['the cookie says that nobody knows', { cookie: 'geo=XX' }, false],
    ['marketing is allowed', { cookie: `geo=ES; ${decided(true)}` }, true],
    ['marketing is denied', { cookie: `geo=ES; ${decided(false)}` }, false],
    ['a forged decision', { cookie: 'geo=ES; consent=%7B%22marketing%22%3Atrue%7D' }, false],
    ['§4.1 no consent is required', { cookie: 'geo=US' }, true],
    ['§4.1 and yet it was denied', { cookie: `geo=US; ${decided(false)}` }, false],
    ['the network tells the country', { 'cf-ipcountry': 'US' }, true],
    ['the cookie is stricter', { cookie: 'geo=ES', 'cf-ipcountry': 'US' }, false],
    ['the network is stricter', { cookie: 'geo=US', 'cf-ipcountry': 'ES' }, false],
    ['both tell of countries without control', { cookie: 'geo=US', 'cf-ipcountry': 'MX' }, true],
    ['one of two cookies is stricter', { cookie: 'geo=US; geo=ES' }, false],
    [
      'it was denied by a clock that is ahead',
      { cookie: `geo=US; ${decided(false, Date.now() + 60_000)}` },
      false,
    ],
    ['the network does not know', { 'cf-ipcountry': 'T1; geo=US' }, false],
  ])('%s', (_case, headers, isStored) => {
    expect(cookiesOf(withConsent, '?gclid=a', headers)).toHaveLength(isStored ? 1 : 0);
    expect(cookiesOf(always, '?gclid=a', headers)).toHaveLength(1);
  });

  it.each([
    ['/es/lp/', 0],
    ['/us/', 1],
    ['/fi/', 1],
    ['/nowhere/', 0],
  ])('an unknown visitor on %s gets the fallback of its country', (path, count) => {
    const { headers } = withConsent(new NextRequest(`${origin}${path}?gclid=a`));
    expect(headers.getSetCookie()).toHaveLength(count);
  });

  it('follows the site’s settings: not with an external service, nor against Global Privacy Control', () => {
    const tracking = { persist: 'with-consent' } as const;
    const us = { cookie: 'geo=US', 'sec-gpc': '1' };
    expect(cookiesOf(withConsent, '?gclid=a', us)).toHaveLength(1);
    for (const consent of [
      { mode: 'external' },
      { globalPrivacyControl: 'deny' },
      { furtherCountries: ['US'] },
    ] as const)
      expect(cookiesOf(createProxy({ site, tracking, consent }), '?gclid=a', us)).toEqual([]);
  });
});

test('design §3.4 responds with cookies of a limited lifetime for any query and cookie', () => {
  const odd = ['%', '%00', '%ff', '\ud800', 'a; Domain=evil.example', '\r\nSet-Cookie: x=1'];
  const text = fc.oneof(
    { weight: 30, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
    { weight: 30, arbitrary: fc.constantFrom(...odd) },
    { weight: 1, arbitrary: fc.constant('a'.repeat(70_000)) },
  );
  const name = fc.constantFrom(
    'gclid',
    'cc',
    'uit',
    'phone',
    '__proto__',
    'constructor',
    'subid[]',
  );
  const queries = fc.array(fc.tuple(name, text), { maxLength: 5 });
  const cookie = /^[A-Za-z]{2,20}=[\w!'()*.~%-]*; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/;
  fc.assert(
    fc.property(queries, fc.stringMatching(/^[ -~]{0,60}$/), (pairs, header) => {
      const query = `?${pairs.map((pair) => pair.join('=')).join('&')}`;
      const { headers } = always(request(query, { cookie: header }));
      expect(headers.get('x-middleware-next')).toBe('1');
      expect(headers.get('cache-control')).toBe('private, no-store');
      for (const set of headers.getSetCookie()) expect(set).toMatch(cookie);
    }),
    { numRuns: 500 },
  );
});
