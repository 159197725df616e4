import { websiteSchema } from '@plaza/contract';
import { type CountryCode, countryTable, defineRoutes, defineSite } from '@plaza/routing';
import { severalCountries } from '@plaza/screens/testing';
import { describe, expect, it } from 'vitest';
import { websiteJson } from './website-file.ts';

const read = (site: Parameters<typeof websiteJson>[0]) =>
  websiteSchema.parse(JSON.parse(websiteJson(site)));

describe('§3.3 content/website.json', () => {
  it('contains the site of the config', () => {
    expect(read(severalCountries)).toEqual({
      id: severalCountries.id,
      url: 'https://platform.example',
      displayName: 'Plataforma',
      productType: 1,
      bingKey: 'B-SITE',
      analytics4Key: 'G-SITE',
      behaviourAnalyticsId: 'clarity-site',
      isMultiLanguage: true,
      paths: severalCountries.paths,
      countries: [
        { id: 13, locale: 'es-ES', pathPrefix: 'es', phoneCode: '34', currency: { name: 'EUR' } },
        { id: 1, locale: 'sv-SE', pathPrefix: 'se', phoneCode: '46', currency: { name: 'SEK' } },
        { id: 2, locale: 'de-DE', pathPrefix: 'de', phoneCode: '49', currency: { name: 'EUR' } },
      ],
    });
  });

  it('§7.2 names the locales whose products are withheld, if the config does', () => {
    const config = { id: 1, url: 'https://olivar.example', displayName: 'Olivar' };
    const site = (withheld: object) =>
      defineSite({ ...config, productType: 1, countries: ['US'], ...withheld });
    expect(read(site({}))).not.toHaveProperty('productsWithheld');
    expect(read(site({ productsWithheld: [] })).productsWithheld).toEqual([]);
    expect(read(site({ productsWithheld: ['en-US'] })).productsWithheld).toEqual(['en-US']);
    expect(() => site({ productsWithheld: ['sv-SE'] })).toThrow(
      "productsWithheld[0]: no country of the site has the locale 'sv-SE'",
    );
  });

  it('has the law and the texts that the site sets itself, and none otherwise', () => {
    const config = { id: 1, url: 'https://olivar.example', displayName: 'Olivar', productType: 1 };
    const country = { country: 'MX', law: 'eu-ccd2' } as const;
    const site = defineSite({ ...config, productType: 1, countries: ['ES', country] });
    const texts = { 'es-ES': { 'skip-link': 'Saltar' } };
    const website = websiteSchema.parse(JSON.parse(websiteJson(site, texts)));
    expect(website.interfaceTexts).toEqual(texts);
    expect(website.countries.map(({ law }) => law)).toEqual([undefined, 'eu-ccd2']);
    expect(read(site)).not.toHaveProperty('interfaceTexts');
  });

  it('has a row for each language of a country', () => {
    const languages = [{ locale: 'sv-FI', pathPrefix: 'fi-sv' }] as const;
    const site = defineSite({
      ...{ id: 1, url: 'https://olivar.example', displayName: 'Olivar', productType: 1 },
      countries: [{ country: 'FI', languages }],
    });
    expect(read(site).countries.map(({ id, locale }) => [id, locale])).toEqual([
      [7, 'fi-FI'],
      [7, 'sv-FI'],
    ]);
  });

  it('is valid for the service with all countries at once', () => {
    const countries = Object.keys(countryTable) as CountryCode[];
    const config = { id: 1, url: 'https://olivar.example', displayName: 'Olivar', productType: 1 };
    const site = defineRoutes(defineSite({ ...config, productType: 1, countries }), []);
    expect(read(site).countries).toHaveLength(countries.length);
  });
});
