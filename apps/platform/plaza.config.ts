import { defineSite, productTypes } from '@plaza/site';
import { routes } from './routes.ts';

/** Plaza: comparisons in twelve countries, each in its language under its own prefix (§1, §2.2). */
export default defineSite({
  id: 75,
  url: 'https://plaza.example',
  displayName: 'Plaza',
  productType: productTypes.Finance,
  // Where consent is required, a visitor whose country is unknown is asked too (design §7).
  countries: [
    { country: 'ES', viewerCountryFallback: 'ES' },
    'US',
    { country: 'SE', viewerCountryFallback: 'SE' },
    { country: 'DE', viewerCountryFallback: 'DE' },
    { country: 'DK', viewerCountryFallback: 'DK' },
    'PH',
    'MX',
    'ZA',
    { country: 'FI', viewerCountryFallback: 'FI' },
    { country: 'PL', viewerCountryFallback: 'PL' },
    { country: 'RO', viewerCountryFallback: 'RO' },
    { country: 'NO', viewerCountryFallback: 'NO' },
  ],
  defaultCountryId: 13,
  routes,
  // Previews at X show this account and the brand's picture (§9).
  social: { x: '@plaza_example' },
  // No locale is without offers (decision 102).
  productsWithheld: [],
  consent: { furtherCountries: ['IS', 'LI', 'NO'], askAgain: true, refuseAll: true },
  tracking: {
    persist: 'with-consent',
    send: 'with-consent',
    // Sample ids: nothing answers to them.
    vendors: {
      metaPixelIds: {
        'sv-SE': '100000000007501',
        'de-DE': '100000000007502',
        'da-DK': '100000000007503',
        'en-PH': '100000000007504',
        'es-MX': '100000000007505',
        'en-ZA': '100000000007506',
        'fi-FI': '100000000007507',
        'pl-PL': '100000000007508',
        'ro-RO': '100000000007509',
        'es-ES': '100000000007513',
      },
      tiktokPixelId: 'CSAMPLE0000000000075',
    },
  },
  leadForm: { load: 'on-press' },
  // Sample companies: the first in whose name pages ask, the others that flows hand over to.
  partners: {
    lumen: {
      name: 'Lumen',
      legalName: 'Lumen Sample Credit',
      url: 'https://lumen.example/continue',
      hue: 305,
      mark: 'M12 2l2.6 6.4L21 11l-6.4 2.6L12 20l-2.6-6.4L3 11l6.4-2.6z',
    },
    moneyman: {
      name: 'Monteverde',
      legalName: 'Monteverde Sample Lending',
      url: 'https://monteverde.example/continue',
      hue: 165,
      mark: 'M3 20L10 6l4 7 2-3 5 10z',
    },
    moneezy: {
      name: 'Mezza',
      legalName: 'Mezza Sample Credit',
      url: 'https://mezza.example/app',
      hue: 30,
      mark: 'M12 3a9 9 0 0 1 0 18z',
    },
  },
  analytics4Key: 'G-SAMPLE0075',
  bingKey: '97000075',
  behaviorAnalyticsId: 'sample0075',
});
