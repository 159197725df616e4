import { defineSite, productTypes } from '@plaza/site';
import { routes } from './routes.ts';

/** Jacaranda: MX. */
export default defineSite({
  id: 310,
  url: 'https://jacaranda.example',
  displayName: 'Jacaranda',
  productType: productTypes.Finance,
  countries: ['MX'],
  routes,
  consent: { furtherCountries: ['IS', 'LI', 'NO'], askAgain: true, refuseAll: true },
  tracking: {
    persist: 'with-consent',
    send: 'with-consent',
    vendors: { metaPixelIds: { 'es-MX': '100' } },
  },
  leadForm: { load: 'on-press' },
  analytics4Key: 'G-SAMPLE310',
});
