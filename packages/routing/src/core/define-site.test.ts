import { describe, expect, test } from 'vitest';
import type { CountryConfig } from '../model/country.ts';
import { type CountryCode, countryTable } from '../model/country-table.ts';
import { SiteConfigError } from '../model/errors.ts';
import type { SiteConfig } from '../model/site.ts';
import { defineSite } from './define-site.ts';
import { country, multiConfig, spanishConfig } from './sites.test.support.ts';

const [spain] = spanishConfig.countries as [CountryConfig];
const sweden = country(1, 'sv-SE', 'se');

describe('§2.2, §3.3 a site config', () => {
  test('§3.3 accepts a country code of the shared table', () => {
    const site = defineSite({ ...spanishConfig, countries: ['MX'] });
    expect(site.countries).toEqual([
      {
        id: 5,
        locale: 'es-MX',
        pathPrefix: '',
        phoneCode: '52',
        currency: { name: 'MXN' },
        languages: [{ locale: 'es-MX', pathPrefix: '' }],
      },
    ]);
  });

  test('§2.2 prefixes countries of the table with their codes, with overrides', () => {
    const swedish = { locale: 'sv-FI', pathPrefix: 'fi-sv' } as const;
    const { markets } = defineSite({
      ...spanishConfig,
      countries: [
        { country: 'ES', pathPrefix: '' },
        'SE',
        { country: 'FI', languages: [swedish] },
        { country: 'MX', locale: 'en-MX', currency: { name: 'USD' }, law: 'us-tila' },
      ],
    });
    expect(markets.map((it) => [it.country.id, it.locale, it.pathPrefix])).toEqual([
      [13, 'es-ES', ''],
      [1, 'sv-SE', 'se'],
      [7, 'fi-FI', 'fi'],
      [7, 'sv-FI', 'fi-sv'],
      [5, 'en-MX', 'mx'],
    ]);
    expect(markets[4]?.country).toMatchObject({ currency: { name: 'USD' }, law: 'us-tila' });
  });

  test('§3.3 accepts every country of the table on one site', () => {
    const codes = Object.keys(countryTable) as CountryCode[];
    const { countries } = defineSite({ ...spanishConfig, countries: codes });
    expect(countries).toHaveLength(codes.length);
  });

  test('§2.2 with one country and one language uses it without its prefix', () => {
    const site = defineSite({ ...spanishConfig, countries: [country(99, 'es-ES', 'es')] });
    expect(site.isMultiLanguage).toBe(false);
    expect(site.defaultMarket).toMatchObject({ locale: 'es-ES', pathPrefix: '' });
    expect([...site.marketByPrefix.keys()]).toEqual(['']);
  });

  test('§3.3 keeps the prefix of its only locale if it is multi-language', () => {
    const countries = [country(13, 'es-ES', 'es')];
    const site = defineSite({ ...spanishConfig, isMultiLanguage: true, countries });
    expect(site.defaultMarket).toMatchObject({ pathPrefix: 'es' });
  });

  test('§3.3 lists every country in every language', () => {
    const { markets, isMultiLanguage } = defineSite(multiConfig);
    expect(isMultiLanguage).toBe(true);
    expect(markets.map((it) => [it.country.id, it.locale, it.pathPrefix])).toEqual([
      [13, 'es-ES', ''],
      [13, 'en-ES', 'es-en'],
      [1, 'sv-SE', 'se'],
      [52, 'es-MX', 'es-mx'],
      [49, 'de-DE', 'de'],
    ]);
  });

  test.each([
    ['13 by default', {}, 13],
    ['the one that is named', { defaultCountryId: 1 }, 1],
  ])('§2.2 has the default country: %s', (_, extra, id) => {
    const countries = [country(13, 'es-ES', 'es'), sweden];
    const site = defineSite({ ...spanishConfig, ...extra, countries });
    expect(site.defaultMarket?.country.id).toBe(id);
  });

  test('§2.2 may have no default country', () => {
    const countries = [country(2, 'es-ES', 'es'), sweden];
    expect(defineSite({ ...spanishConfig, countries }).defaultMarket).toBeUndefined();
  });

  test('§3.3 is frozen once resolved, and its url has no trailing slash', () => {
    const site = defineSite({ ...spanishConfig, url: 'https://olivar.example/' });
    const parts = [site, site.countries, site.countries[0], site.countries[0]?.languages];
    expect(parts.every(Object.isFrozen)).toBe(true);
    expect(site.url).toBe('https://olivar.example');
  });
});

const faults: [field: string, problem: RegExp, change: object][] = [
  ['id', /'x' is not a positive integer/, { id: 'x' }],
  ['displayName', /is not a name/, { displayName: ' ' }],
  ['productType', /99 is not a product type id/, { productType: 99 }],
  ['url', /is not an origin/, { url: 'olivar.example' }],
  ['url', /is not an origin/, { url: 'https://olivar.example/es/' }],
  ['url', /is not an origin/, { url: 'https://me:secret@olivar.example' }],
  ['url', /is not an origin/, { url: 'javascript:alert(1)' }],
  ['viewerCountryFallback', /'es' is not an ISO 3166/, { viewerCountryFallback: 'es' }],
  ['analytics4Key', /'G 1' is not an id/, { analytics4Key: 'G 1' }],
  ['social.x', /'olivar' is not an account/, { social: { x: 'olivar' } }],
  [
    'countries[0].viewerCountryFallback',
    /'es' is not an ISO 3166/,
    { countries: [{ ...spain, viewerCountryFallback: 'es' }] },
  ],
  [
    'countries[0].social.x',
    /'@a b' is not an account/,
    { countries: [{ ...spain, social: { x: '@a b' } }] },
  ],
  ['hostAliases[0]', /is the host of url itself/, { hostAliases: ['olivar.example'] }],
  ['hostAliases[1]', /host name/, { hostAliases: ['a.example', 'https://b.example'] }],
  ['defaultCountryId', /no country has id 7/, { defaultCountryId: 7 }],
  ['isMultiLanguage', /list 2 locales/, { isMultiLanguage: false, countries: [spain, sweden] }],
  ['countries', /at least one/, { countries: [] }],
  ['countries[0]', /'XX' is not in the table of countries: AT, BE,/, { countries: ['XX'] }],
  ['countries[0]', /'toString' is not in the table/, { countries: ['toString'] }],
  ['countries[0]', /null is not a country/, { countries: [null] }],
  ['countries[0].country', /'es' is not in the table/, { countries: [{ country: 'es' }] }],
  ['countries[0].id', /0 is not a positive/, { countries: [{ ...spain, id: 0 }] }],
  ['countries[0].locale', /'es' is not a locale/, { countries: [{ ...spain, locale: 'es' }] }],
  ['countries[0].locale', /'es_ES' is not/, { countries: [{ ...spain, locale: 'es_ES' }] }],
  ['countries[0].locale', /'ES-es' is not/, { countries: [{ ...spain, locale: 'ES-es' }] }],
  ['countries[0].phoneCode', /'\+34' is not/, { countries: [{ ...spain, phoneCode: '+34' }] }],
  [
    'countries[0].currency.name',
    /'euro' is not/,
    { countries: [{ ...spain, currency: { name: 'euro' } }] },
  ],
  ['countries[1].id', /13 is taken/, { countries: [spain, { ...sweden, id: 13 }] }],
  ['countries[1].locale', /'es-ES' is taken/, { countries: [spain, country(2, 'es-ES', 'x')] }],
  [
    'countries[2].pathPrefix',
    /'se' is taken by sv-SE/,
    { countries: [spain, sweden, country(2, 'fi-FI', 'se')] },
  ],
  ['countries[1].pathPrefix', /default country/, { countries: [spain, country(2, 'fi-FI')] }],
  [
    'countries[1].pathPrefix',
    /one lower-case/,
    { countries: [spain, country(2, 'fi-FI', 'fi/x')] },
  ],
  ['countries[1].pathPrefix', /one lower-case/, { countries: [spain, country(2, 'fi-FI', 'FI')] }],
  [
    'countries[1].pathPrefix',
    /too long/,
    { countries: [spain, country(2, 'fi-FI', 'x'.repeat(65))] },
  ],
  [
    'countries[1].pathPrefix',
    /'api' is reserved/,
    { countries: [spain, country(2, 'fi-FI', 'api')] },
  ],
  [
    'countries[1].pathPrefix',
    /'_next' is reserved/,
    { countries: [spain, country(2, 'fi-FI', '_next')] },
  ],
  [
    'countries[1]',
    /reads as locale sv-SE/,
    { countries: [spain, country(2, 'fi-FI', 'sv-se'), sweden] },
  ],
  [
    'countries[0].languages[0].pathPrefix',
    /'' is not one/,
    { countries: [{ ...spain, languages: [{ locale: 'en-ES', pathPrefix: '' }] }] },
  ],
  [
    'countries[0].languages[0].locale',
    /'es-ES' is taken/,
    { countries: [{ ...spain, languages: [{ locale: 'es-ES', pathPrefix: 'x' }] }] },
  ],
];

test.each(faults)('§3.3 reports an invalid %s: %s', (field, problem, change) => {
  const config = { ...spanishConfig, ...change } as SiteConfig;
  const error = expect.objectContaining({ field, message: expect.stringMatching(problem) });
  expect(() => defineSite(config)).toThrow(SiteConfigError);
  expect(() => defineSite(config)).toThrow(error);
});
