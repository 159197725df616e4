import type { VendorSources } from '../../model/vendors/vendor-row.ts';

/** developers.facebook.com/docs/meta-pixel: its script, the settings it loads by pixel, and its requests. */
export const sources = {
  'script-src': [
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://connect.facebook.net/signals/',
  ],
  'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  'img-src': ['https://www.facebook.com'],
} as const satisfies VendorSources;
