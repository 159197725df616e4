import type { SignalVendor } from '@plaza/consent';

/** Where the script of each vendor lies; the only places that our loader takes scripts from. */
export const vendorHosts = {
  google: 'https://www.googletagmanager.com',
  meta: 'https://connect.facebook.net',
  bing: 'https://bat.bing.com',
  tiktok: 'https://analytics.tiktok.com',
  clarity: 'https://www.clarity.ms',
} as const satisfies Record<SignalVendor, string>;
