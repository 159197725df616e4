import type { SignalVendor } from '@plaza/consent';

/** The script host of each vendor; the loader accepts no others. */
export const vendorHosts = {
  google: 'https://www.googletagmanager.com',
  meta: 'https://connect.facebook.net',
  bing: 'https://bat.bing.com',
  tiktok: 'https://analytics.tiktok.com',
  clarity: 'https://www.clarity.ms',
} as const satisfies Record<SignalVendor, string>;
