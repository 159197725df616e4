import type { VendorSources } from '../../model/vendors/vendor-row.ts';

/**
 * The hosts of Google's guide for Analytics 4 with Signals, and for conversions and remarketing of
 * Ads (developers.google.com/tag-platform/security/guides/csp). It writes `*.google.com`; we name the
 * hosts, because others of that domain show what anybody wrote. `*.` matches no bare domain.
 */
const hosts = [
  'https://*.google-analytics.com',
  'https://analytics.google.com',
  'https://*.googletagmanager.com',
  'https://*.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.googleadservices.com',
  'https://www.google.com',
] as const;

export const sources = {
  'script-src': ['https://www.googletagmanager.com/gtag/'],
  'connect-src': [...hosts, 'https://*.analytics.google.com'],
  'img-src': hosts,
  'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
} as const satisfies VendorSources;

/**
 * The `https://*.google.<TLD>` of the same guide where it is not the country's code, by
 * www.google.com/supported_domains. A policy has no wildcard for the end of a domain.
 */
const domains: Readonly<Record<string, string>> = {
  ...{
    CY: 'com.cy',
    GB: 'co.uk',
    MT: 'com.mt',
    MX: 'com.mx',
    PH: 'com.ph',
    US: 'com',
    ZA: 'co.za',
  },
};

export const countrySources = (country: string): string =>
  `https://www.google.${domains[country] ?? country.toLowerCase()}`;
