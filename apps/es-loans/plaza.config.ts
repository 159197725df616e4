import { defineSite, productTypes } from '@plaza/site';
import { routes } from './routes.ts';

/** Olivar, the Spanish loan site: one country, one language, no prefix (§2.1, §3.3). */
export default defineSite({
  id: 101,
  url: 'https://olivar.example',
  displayName: 'Olivar',
  productType: productTypes.Finance,
  countries: ['ES'],
  viewerCountryFallback: 'ES',
  routes,
  // The pages are those of §2.1: the posts are sample content without pages of their own.
  contentPages: false,
  // The rest of the EEA is asked as well, everyone again about what is declared anew, and refusing
  // everything is one press, also after accepting (design §7).
  consent: { furtherCountries: ['IS', 'LI', 'NO'], askAgain: true, refuseAll: true },
  // Nothing of a visitor's arrival is stored or sent before marketing is allowed (design §7).
  tracking: {
    persist: 'with-consent',
    send: 'with-consent',
    vendors: {
      metaPixelIds: { 'es-ES': '100000000000101' },
      tiktokPixelId: 'CSAMPLE0000000000101',
    },
  },
  // Before consent a third party's form is fetched when a visitor asks for it (design §7).
  leadForm: { load: 'on-press' },
  // Sample ids: nothing answers to them.
  analytics4Key: 'G-SAMPLE0101',
  bingKey: '97000101',
  behaviorAnalyticsId: 'sample0101',
});
