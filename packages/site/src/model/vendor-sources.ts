import type { ExtraSources } from '../page-cache/page.ts';

/**
 * The hosts of each vendor, as its own documents list them: where its script lies, and whom that
 * script speaks to. A page names them only when its site enables the vendor, and nothing is fetched
 * from them before consent.
 */
export const vendorSources = {
  bing: {
    'script-src': ['https://bat.bing.com'],
    'connect-src': ['https://bat.bing.com', 'https://bat.bing.net'],
    'img-src': ['https://bat.bing.com', 'https://bat.bing.net'],
  },
  clarity: {
    'script-src': ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
    'connect-src': ['https://*.clarity.ms', 'https://c.bing.com'],
    'img-src': ['https://*.clarity.ms', 'https://c.bing.com'],
  },
  google: {
    'script-src': ['https://www.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
      'https://*.g.doubleclick.net',
      'https://www.google.com',
    ],
    'img-src': [
      'https://*.google-analytics.com',
      'https://*.googletagmanager.com',
      'https://*.g.doubleclick.net',
      'https://www.google.com',
    ],
  },
  meta: {
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
  },
  tiktok: {
    'script-src': ['https://analytics.tiktok.com'],
    'connect-src': ['https://analytics.tiktok.com'],
    'img-src': ['https://analytics.tiktok.com'],
  },
} as const satisfies Record<string, ExtraSources>;

export type Vendor = keyof typeof vendorSources;
