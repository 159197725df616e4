import { defineSite, type SiteConfig } from '@plaza/routing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRefreshCookies } from './create-refresh-cookies.ts';

const siteOf = (countries: SiteConfig['countries'], viewerCountryFallback = '') =>
  defineSite({
    ...{ id: 1, url: 'https://olivar.example', displayName: 'Olivar', productType: 1 },
    ...{ countries, viewerCountryFallback },
  });
const site = siteOf(['ES', 'SE'], 'ES');
const always = createRefreshCookies({ site });
const withConsent = createRefreshCookies({ site, tracking: { persist: 'with-consent' } });

const post = (renew: typeof always, cookie: string, origin = 'https://olivar.example') =>
  renew(new Request(`${origin}/api/renewal`, { method: 'POST', headers: { cookie } }));
const cookiesOf = (...args: Parameters<typeof post>) => post(...args).headers.getSetCookie();

const decided = (on: { preferences?: true; marketing?: boolean }) => {
  const choices = {
    necessary: true,
    preferences: false,
    statistics: false,
    marketing: false,
    ...on,
  };
  const givenAt = new Date().toISOString();
  return `consent=${encodeURIComponent(JSON.stringify({ ...choices, givenAt }))}`;
};
const days30 = 'Path=/; Max-Age=2592000; SameSite=Lax; Secure';

describe('decision 11: the site sets the received tracking cookies again', () => {
  test.each<[string, string, string[]]>([
    ['with their days', 'impressionId=i', [`impressionId=i; ${days30}`]],
    [
      '§9 two years for the user',
      'uniqueUserId=u',
      ['uniqueUserId=u; Path=/; Max-Age=63072000; SameSite=Lax; Secure'],
    ],
    [
      'with their alias',
      'googleClickId=a%2Bb; googleClickIdAlias=gbraid',
      [`googleClickId=a%2Bb; ${days30}`, `googleClickIdAlias=gbraid; ${days30}`],
    ],
    ['no other cookie', 'geo=ES; viewedProducts=1; _ga=GA1.1.2; session=x', []],
    ['no alias without its value, and no default', 'googleClickIdAlias=gbraid; subId=z', []],
    ['nothing that the merge would not take', 'pubid=%00; er=%ED%A0%80; nd=', []],
    ['none at all', '', []],
  ])('%s', (_case, cookie, expected) => {
    expect(cookiesOf(always, cookie)).toEqual(expected);
  });

  test.each<[string, string, string[]]>([
    ['preferences are allowed', `geo=ES; ${decided({ preferences: true })}`, ['es-ES']],
    ['preferences are denied', `geo=ES; ${decided({ marketing: true })}`, []],
    ['without a decision', 'geo=ES', []],
    ['no consent is required', 'geo=US', ['es-ES']],
    ['it is none of the site', 'geo=US; locale=xx-XX', []],
  ])('§4.2 and the locale: %s', (_case, cookies, locales) => {
    const cookie = cookies.includes('locale') ? cookies : `${cookies}; locale=es-ES`;
    const expected = locales.map((locale) => `locale=${locale}; ${days30}`);
    for (const renew of [always, withConsent]) expect(cookiesOf(renew, cookie)).toEqual(expected);
    const asksOutside = createRefreshCookies({ site, consent: { mode: 'external' } });
    expect(cookiesOf(asksOutside, cookie)).toEqual([]);
  });

  test('responds without a body and uncached, with Secure cookies over https only', () => {
    const answer = post(always, 'pubid=p', 'http://127.0.0.1:3000');
    expect([answer.status, answer.body]).toEqual([204, null]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([
      'pubid=p; Path=/; Max-Age=2592000; SameSite=Lax',
    ]);
  });

  test.each<[string, string, number]>([
    ['without a decision', 'geo=ES', 0],
    ['marketing is allowed', `geo=ES; ${decided({ marketing: true })}`, 1],
    ['marketing is denied', `geo=ES; ${decided({ marketing: false })}`, 0],
    ['§4.1 no consent is required', 'geo=US', 1],
  ])('design §7 with-consent: %s', (_case, cookie, count) => {
    expect(cookiesOf(withConsent, `${cookie}; impressionId=i`)).toHaveLength(count);
  });

  test.each<[string, SiteConfig['countries'], number]>([
    ['no country has a fallback', ['ES', 'US'], 1],
    ['no country requires consent', ['MX', { country: 'US', viewerCountryFallback: 'US' }], 1],
    ['one country requires consent', ['MX', { country: 'ES', viewerCountryFallback: 'ES' }], 0],
  ])('an unknown country, on a site where %s', (_case, countries, count) => {
    const tracking = { persist: 'with-consent' } as const;
    const renew = createRefreshCookies({ site: siteOf(countries), tracking });
    expect(cookiesOf(renew, 'impressionId=i')).toHaveLength(count);
  });

  test('sets only known cookies with a limited lifetime for any cookie header', () => {
    const name = fc.constantFrom(
      'pubid',
      'subId',
      'er',
      'phone',
      'googleClickIdAlias',
      '__proto__',
    );
    const pair = fc.tuple(name, fc.stringMatching(/^[!-~]{0,40}$/)).map((parts) => parts.join('='));
    const header = fc.array(pair, { maxLength: 6 }).map((pairs) => pairs.join('; '));
    const cookie = /^[A-Za-z]{2,20}=[\w!'()*.~%-]*; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/;
    fc.assert(
      fc.property(header, (cookies) => {
        const set = cookiesOf(always, cookies);
        for (const text of set) expect(text).toMatch(cookie);
        expect(set.join().length).toBeLessThan(8_000);
      }),
      { numRuns: 500 },
    );
  });
});
