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
    ['two years', '?pn=1', '', ['phone=1; Path=/; Max-Age=63072000']],
    ['no visitor and no visit of another', '?unique_user_id=u&impression-id=i', '', []],
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

describe('decision 68: an address that identifies a person', () => {
  const long = '?b=%C3%B1+x&email=a%40b.example&gclid=G&unique_user_id=U&ui=1&er=2&pnr=3&a';

  it('leads to the same page without it, for this visitor alone, and its cookies are set', () => {
    const answer = always(request(long));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${origin}/es/lp/?b=%C3%B1+x&gclid=G&a`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const names = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    expect(names).toEqual([
      'er=2',
      'email=a%40b.example',
      'googleClickId=G',
      'pnr=3',
      'userInputId=1',
    ]);
    expect(always(request('?b=%C3%B1+x&gclid=G&a')).status).toBe(200);
  });

  it.each<[string, Headers, string]>([
    ['a page fetched ahead', { 'sec-purpose': 'prefetch' }, 'GET'],
    ['a crawler', { 'user-agent': 'Googlebot' }, 'HEAD'],
  ])('stores nothing of %s', (_case, headers, method) => {
    const answer = always(request(long, headers, method));
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, []]);
  });

  it('forgets what may not be stored', () => {
    const answer = withConsent(request(long, { cookie: 'geo=ES' }));
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, []]);
  });

  it('stays as it is for a router, and for what the request handler resolved', () => {
    for (const name of ['rsc', 'x-resolved-path'])
      expect(always(request(long, { [name]: '1' })).status).toBe(200);
    expect(always(request(long, {}, 'POST')).status).toBe(200);
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
    ['US', '1', 0],
    ['US', '0', 1],
    ['MX', '1', 1],
    // Nobody knows which law applies.
    ['T1', '1', 0],
  ])('decision 66: from %s with Sec-GPC %s', (country, signal, count) => {
    const headers = { 'x-country-code': country, 'sec-gpc': signal };
    const { headers: answer } = withConsent(new NextRequest(`${origin}/us/?gclid=a`, { headers }));
    expect(answer.getSetCookie()).toHaveLength(count);
  });

  it.each([
    ['US', 'T1'],
    ['US', 'XX'],
    ['US', 'EU'],
  ])('a cookie %s does not exempt if the network says %s', (geo, network) => {
    const headers = { cookie: `geo=${geo}`, 'cf-ipcountry': network };
    expect(cookiesOf(withConsent, '?gclid=a', headers)).toEqual([]);
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
    const ignoring = { globalPrivacyControl: 'ignore' } as const;
    expect(
      cookiesOf(createProxy({ site, tracking, consent: ignoring }), '?gclid=a', us),
    ).toHaveLength(1);
    for (const consent of [
      {},
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
      expect(headers.has('x-middleware-next')).toBe(!headers.has('location'));
      expect(headers.get('cache-control')).toBe('private, no-store');
      for (const set of headers.getSetCookie()) expect(set).toMatch(cookie);
    }),
    { numRuns: 500 },
  );
});
