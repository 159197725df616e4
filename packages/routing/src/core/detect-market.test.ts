import { describe, expect, test } from 'vitest';
import { defineSite } from './define-site.ts';
import { countryOfLocale, detectCountry, localeFromPath } from './detect-market.ts';
import { country, multiConfig, multiSite } from './sites.test.support.ts';

describe('§2.2 the locale of a path', () => {
  test.each([
    ['/', 'es-ES'],
    ['/lp/', 'es-ES'],
    ['/se', 'sv-SE'],
    ['/SE/x/', 'sv-SE'],
    ['/es-en/contact/', 'en-ES'],
    ['/es-en-x/', 'es-ES'],
    ['', 'es-ES'],
    ['/%zz//\\', 'es-ES'],
  ])('§2.2 %j is %s', (path, locale) => {
    expect(localeFromPath(multiSite, path)).toBe(locale);
  });

  test('§2.2 is that of its country, otherwise of the country with id 13', () => {
    expect(detectCountry(multiSite, '/se/').id).toBe(1);
    expect(detectCountry(multiSite, '/fr/').id).toBe(13);
  });
});

describe('§8 an unknown country', () => {
  test('§8 from the path', () => {
    const countries = [country(2, 'es-ES', 'es'), country(1, 'sv-SE', 'se')];
    const site = defineSite({ ...multiConfig, countries });
    expect(() => detectCountry(site, '/lp/')).toThrow(/^Could not detect country$/);
  });

  test('§8 from the locale', () => {
    expect(countryOfLocale(multiSite, 'en-ES').id).toBe(13);
    const unknown = () => countryOfLocale(multiSite, 'pl-PL');
    expect(unknown).toThrow(/^Could not find country details for locale pl-PL$/);
  });
});
