import type { VendorSources } from '../../model/vendors/vendor-row.ts';

/** learn.microsoft.com/clarity/setup-and-installation/clarity-csp: its scripts and its requests, some to Bing. */
export const sources = {
  'script-src': ['https://www.clarity.ms/tag/', 'https://scripts.clarity.ms'],
  'connect-src': ['https://*.clarity.ms', 'https://c.bing.com'],
  'img-src': ['https://*.clarity.ms', 'https://c.bing.com'],
} as const satisfies VendorSources;
