import { defineSite, productTypes } from '@plaza/routing';
import { severalCountries } from '@plaza/screens/testing';
import { describe, expect, test } from 'vitest';
import { pageTracking } from './page-tracking.ts';

const site = defineSite({
  id: 1,
  url: 'https://olivar.example',
  displayName: 'Olivar',
  productType: productTypes.Finance,
  analytics4Key: 'G-1',
  countries: [{ id: 13, locale: 'es-ES', phoneCode: '34', currency: { name: 'EUR' } }],
});
const page = {
  site,
  locale: 'es-ES',
  pageType: 'ProductList',
  country: { phoneCode: '34' },
} as const;

describe('design §3.6 tracking settings of a page', () => {
  test('contain its impression, its host and its vendors', () => {
    expect(pageTracking(page)).toEqual({
      locale: 'es-ES',
      pageType: 'ProductList',
      noProducts: false,
      host: 'olivar.example',
      vendors: [{ vendor: 'google', id: 'G-1', category: 'marketing' }],
      phoneCode: '34',
    });
  });

  test('contain the settings of the site', () => {
    const tracking = {
      persist: 'with-consent',
      send: 'with-consent',
      vendors: { metaPixelIds: { 'es-ES': '7' } },
      signals: { waitForUpdate: 700 },
    } as const;
    expect(
      pageTracking({ ...page, tracking, consent: { mode: 'external' }, isTest: true }),
    ).toMatchObject({
      persist: 'with-consent',
      send: 'with-consent',
      isTest: true,
      vendors: [{ vendor: 'google' }, { vendor: 'meta', id: '7' }],
      signals: { waitForUpdate: 700, mode: 'external' },
    });
  });

  test.each([
    ['es-ES', ['G-SITE', 'B-SITE', 'clarity-site']],
    ['sv-SE', ['G-SE', 'B-SE', 'clarity-se']],
    ['de-DE', ['B-SITE', 'clarity-site']],
  ])('%s has the ids of its own country', (locale, ids) => {
    const { vendors } = pageTracking({ ...page, site: severalCountries, locale });
    expect(vendors.map(({ id }) => id)).toEqual(ids);
  });
});
