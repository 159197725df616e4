import { describe, expect, test } from 'vitest';
import { CountryError } from '../model/errors.ts';
import { defineSite } from './define-site.ts';
import { localSettings } from './local-settings.ts';
import { spanishConfig } from './sites.test.support.ts';

const site = defineSite({
  ...spanishConfig,
  analytics4Key: 'G-SITE',
  viewerCountryFallback: 'ES',
  social: { x: '@site' },
  countries: [
    { country: 'ES', languages: [{ locale: 'en-ES', pathPrefix: 'es-en' }] },
    { country: 'MX', analytics4Key: 'G-MX', viewerCountryFallback: 'MX', social: { x: '@mx' } },
    { country: 'ZA', analytics4Key: '', bingKey: 'B-ZA', viewerCountryFallback: '' },
  ],
});

describe('§3.3 settings of a page', () => {
  test.each([
    ['es-ES', 'G-SITE', undefined, 'ES', '@site'],
    ['en-ES', 'G-SITE', undefined, 'ES', '@site'],
    ['es-MX', 'G-MX', undefined, 'MX', '@mx'],
    ['en-ZA', '', 'B-ZA', '', '@site'],
  ])('%s has those of its country, else those of the site', (locale, ...expected) => {
    const { analytics4Key, bingKey, viewerCountryFallback, social } = localSettings(site, locale);
    expect([analytics4Key, bingKey, viewerCountryFallback, social?.x]).toEqual(expected);
  });

  test('§8 require a locale of the site', () => {
    expect(() => localSettings(site, 'pt-PT')).toThrow(CountryError);
  });
});
