import { defineSite, productTypes } from '@plaza/routing';

/** Olivar, the Spanish loan site: one country, one language, no prefix (§2.1, §3.3). */
export const site = defineSite({
  id: 101,
  url: 'https://olivar.example',
  displayName: 'Olivar',
  productType: productTypes.Finance,
  viewerCountryFallback: 'ES',
  countries: [{ id: 13, locale: 'es-ES', phoneCode: '34', currency: { name: 'EUR' } }],
});
