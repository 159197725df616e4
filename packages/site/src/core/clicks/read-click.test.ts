import { defineRoutes, defineSite } from '@plaza/routing';
import { describe, expect, it } from 'vitest';
import { offerPath, offerTarget } from './offer-path.ts';
import { type ClickRequest, readClick } from './read-click.ts';

const site = defineRoutes(
  defineSite({
    ...{ id: 101, url: 'https://olivar.example', displayName: 'Olivar', productType: 1 },
    countries: [{ country: 'ES', pathPrefix: '' }, 'MX'],
  }),
  [{ path: '/a/', pageType: 'ProductList', locale: 'es-ES' }],
);

const now = new Date('2026-11-28T10:20:30Z');
const DAY = 86_400_000;
const offer = {
  ...{ id: 7, slug: 'uno', partner: 'uno-es' },
  applyUrl: 'https://uno.example/?ref=a&click={clickId}&imp={impressionId}&sub={subId}',
};
const consent = (marketing: boolean) =>
  `geo=ES; consent=${encodeURIComponent(
    JSON.stringify({
      ...{ necessary: true, preferences: false, statistics: false, marketing },
      givenAt: '2026-11-20T00:00:00.000Z',
    }),
  )}; impressionId=i1; subId=s1; gclid=G`;

const read = (headers: Record<string, string>, query = '', changes: Partial<ClickRequest> = {}) => {
  const sent = new Headers({ host: 'olivar.example', 'user-agent': agent, ...headers });
  const target = { locale: 'es-ES', product: 'uno', query };
  return readClick({ method: 'GET', headers: sent, target, offer, now, ...changes }, { site });
};
const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const timeOf = (id = '') => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
const clickIn = (location: string) => new URL(location).searchParams.get('click') ?? '';

describe('§9 the address of an offer', () => {
  it('has the prefix of its country, and is read back', () => {
    expect(offerPath(site, { locale: 'es-ES', slug: 'uno' })).toBe('/go/uno');
    expect(offerPath(site, { locale: 'es-MX', slug: 'uno' })).toBe('/mx/go/uno');
    expect(offerTarget(site, '/go/uno?click=a')).toEqual({
      ...{ locale: 'es-ES', product: 'uno', query: '?click=a' },
    });
    expect(offerTarget(site, '/MX/go/7/')).toMatchObject({ locale: 'es-MX', product: '7' });
    for (const url of [
      '/go/',
      '/go',
      '/xx/go/uno',
      '/mx/a/go/uno',
      '/go/a/b',
      '/go/%2e',
      '/a?/go/uno',
    ])
      expect(offerTarget(site, url)).toBeUndefined();
  });

  it('leads where the offer says, whatever the request says', () => {
    const hostile = '?url=https://evil.example&click=https://evil.example&to=//evil.example';
    const forged: Record<string, string>[] = [
      {},
      { referer: 'https://evil.example/' },
      { host: 'evil.example' },
    ];
    for (const headers of forged) {
      const { origin } = new URL(read(headers, hostile).location);
      expect(origin).toBe('https://uno.example');
      expect(read(headers, hostile).location).not.toContain('evil');
    }
  });

  it('with consent has the visit, and the id that the page has told its vendors', () => {
    const id = '019ac9f2-5b7e-7000-9000-000000000009';
    const own = `${now.getTime().toString(16).padStart(12, '0').replace(/^.{8}/, '$&-')}-7abc-9abc-0123456789ab`;
    const headers = { cookie: consent(true), referer: 'https://olivar.example/a/' };
    const query = `?click=${own}&list=offers&position=2&amount=500&term=30`;
    const { location, click } = read(headers, query);
    expect(new URL(location).search).toBe(`?ref=a&click=${own}&imp=i1&sub=s1`);
    expect(click).toMatchObject({
      ...{ id: own, productId: 7, partner: 'uno-es', locale: 'es-ES', day: '2026-11-28' },
      pageType: 'ProductList',
      origin: { impressionId: 'i1', subId: 's1', position: 2, amount: 500, termDays: 30 },
    });
    expect(click?.origin?.at).toBe(now.toISOString());
    // An id of another day is somebody else's.
    expect(clickIn(read(headers, `?click=${id}`).location)).not.toBe(id);
  });

  it.each([
    ['without a decision', { cookie: 'geo=ES; impressionId=i1; subId=s1' }],
    ['after a refusal', { cookie: consent(false) }],
    ['without a country', { cookie: consent(false).replace('geo=ES; ', '') }],
  ])('%s has product, locale and day alone, and an id that is joined to nothing', (_, headers) => {
    const timed = '019ac9f2-5b7e-7000-9000-000000000009';
    for (const query of ['', `?click=${timed}&list=offers&position=2&amount=500`]) {
      const { location, click } = read(headers, query);
      const { id, ...rest } = click ?? {};
      expect(rest).toEqual({
        ...{ productId: 7, partner: 'uno-es', locale: 'es-ES', day: '2026-11-28' },
      });
      expect(id).not.toBe(timed);
      expect(timeOf(id) % DAY).toBe(0);
      expect(new URL(location).search).toBe(`?ref=a&click=${id}`);
    }
  });

  it.each([
    [{ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }, 'GET'],
    [{ 'sec-purpose': 'prefetch;prerender' }, 'GET'],
    [{ purpose: 'prefetch' }, 'GET'],
    [{ 'x-moz': 'prefetch' }, 'GET'],
    [{}, 'HEAD'],
  ])('answers %j by %s, and counts nothing', (headers, method) => {
    const { location, click } = read(headers, '', { method });
    expect(location).toMatch(/^https:\/\/uno\.example\/\?ref=a&click=/);
    expect(click).toBeUndefined();
  });
});
