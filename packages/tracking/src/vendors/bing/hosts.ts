import type { VendorSources } from '../../model/vendors/vendor-row.ts';

/** learn.microsoft.com/advertising, UET: its script, the settings it loads by tag, and its requests. */
export const sources = {
  'script-src': ['https://bat.bing.com/bat.js', 'https://bat.bing.com/p/action/'],
  'connect-src': ['https://bat.bing.com', 'https://bat.bing.net'],
  'img-src': ['https://bat.bing.com', 'https://bat.bing.net'],
} as const satisfies VendorSources;
