import { defineSite, productTypes } from '@plaza/routing';
import { expect, test } from 'vitest';
import { siteVendors } from './site-vendors.ts';

const site = defineSite({
  id: 1,
  url: 'https://olivar.example',
  displayName: 'Olivar',
  productType: productTypes.Finance,
  analytics4Key: 'G-1',
  countries: [{ id: 13, locale: 'es-ES', phoneCode: '34', currency: { name: 'EUR' } }],
});

test('policies include the vendors of all pages', () => {
  expect(siteVendors(site)).toEqual(['google']);
  expect(siteVendors(site, { vendors: { tiktokPixelId: 'C' } })).toEqual(['google', 'tiktok']);
  expect(siteVendors(site, { vendors: { metaPixelIds: { 'sv-SE': '7' } } })).toEqual(['google']);
});
