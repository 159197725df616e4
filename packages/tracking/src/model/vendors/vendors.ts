import { type OptionalCategory, type SignalVendor, vendorSignals } from '@plaza/consent';
import type { ProductType, Site } from '@plaza/routing';
import { vendorHosts } from './vendor-hosts.ts';

/** A site's ids at its vendors besides those of its settings (§3.3, §9); JSON. */
export type VendorIds = {
  /** By locale; ignored for locales without Meta (§9). */
  readonly metaPixelIds?: Readonly<Partial<Record<MetaLocale, string>>>;
  readonly tiktokPixelId?: string;
  /** By vendor, for vendors without an id in the site's settings or the fields above. */
  readonly accountIds?: Readonly<Record<string, string>>;
};

/** The settings of a site that vendors depend on. */
export type VendorSite = Pick<
  Site,
  'productType' | 'bingKey' | 'analytics4Key' | 'behaviorAnalyticsId'
>;

/** Locales for which Meta pixel ids exist (§9). */
const metaLocales = [
  'sv-SE',
  'es-ES',
  'de-DE',
  'da-DK',
  'en-PH',
  'es-MX',
  'en-ZA',
  'fi-FI',
  'pl-PL',
  'ro-RO',
] as const;

export type MetaLocale = (typeof metaLocales)[number];

/** The sources that a vendor needs, by directive of the Content-Security-Policy. */
export type VendorSources = Readonly<
  Record<'script-src' | 'connect-src' | 'img-src', readonly string[]> &
    Partial<Record<'frame-src', readonly string[]>>
>;

/**
 * A vendor outside the browser: when it is used, its sources and what it stores. A missing rule
 * excludes nothing.
 */
export type VendorRow = {
  /** Its provider name in the site's cookie declarations. */
  readonly provider: string;
  /** The category of consent that it requires. */
  readonly category: OptionalCategory;
  /** Its property of `window`: a function, or a queue with `push`. */
  readonly global: string;
  /** Its cookies and web-storage keys, which a site declares; `*` matches anything. */
  readonly stored: readonly string[];
  /** The site's id at this vendor; without one the vendor is not used. */
  readonly idOf: (site: VendorSite, ids: VendorIds, locale: string) => string | undefined;
  readonly locales?: readonly string[];
  readonly productTypes?: readonly ProductType[];
  readonly notProductTypes?: readonly ProductType[];
  /** Advertising channels of the impression (§3.3, §9). */
  readonly channels?: readonly number[];
  readonly notChannels?: readonly number[];
  /**
   * The sources of its documentation: script paths or folders, and hosts for requests. Nothing is
   * fetched from them before consent.
   */
  readonly sources: VendorSources;
  /** Its host for images and requests of visitors in a country of the site. */
  readonly countrySources?: (country: string) => string;
};

/**
 * The hosts of Google's guide for Analytics 4 with Signals, and for conversions and remarketing of
 * Ads (developers.google.com/tag-platform/security/guides/csp). It writes `*.google.com`; we name the
 * hosts, because others of that domain show what anybody wrote. `*.` matches no bare domain.
 */
const googleHosts = [
  'https://*.google-analytics.com',
  'https://analytics.google.com',
  'https://*.googletagmanager.com',
  'https://*.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.googleadservices.com',
  'https://www.google.com',
] as const;

/**
 * The `https://*.google.<TLD>` of the same guide where it is not the country's code, by
 * www.google.com/supported_domains. A policy has no wildcard for the end of a domain.
 */
const googleDomains: Readonly<Record<string, string>> = {
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

/** Every vendor with its rules (§4.1, §9). */
export const vendors = {
  google: {
    provider: 'Google',
    category: vendorSignals.google.category,
    global: 'dataLayer',
    stored: ['_ga', '_ga_*', '_gcl_*'],
    idOf: ({ analytics4Key }) => analytics4Key,
    sources: {
      'script-src': [`${vendorHosts.google}/gtag/`],
      'connect-src': [...googleHosts, 'https://*.analytics.google.com'],
      'img-src': googleHosts,
      'frame-src': ['https://td.doubleclick.net', vendorHosts.google],
    },
    countrySources: (country) =>
      `https://www.google.${googleDomains[country] ?? country.toLowerCase()}`,
  },
  meta: {
    provider: 'Meta',
    category: vendorSignals.meta.category,
    global: 'fbq',
    stored: ['_fbp', '_fbc'],
    idOf: (_site, { metaPixelIds }, locale) => metaPixelIds?.[locale as MetaLocale],
    locales: metaLocales,
    notProductTypes: [
      'IGaming',
      'Mobile',
      'Broadband',
      'UnemploymentFund',
      'PrepaidMobilePhoneCard',
      'PrepaidCard',
    ],
    sources: {
      'script-src': [`${vendorHosts.meta}/en_US/fbevents.js`, `${vendorHosts.meta}/signals/`],
      'connect-src': ['https://www.facebook.com', vendorHosts.meta],
      'img-src': ['https://www.facebook.com'],
    },
  },
  bing: {
    provider: 'Microsoft Advertising',
    category: vendorSignals.bing.category,
    global: 'uetq',
    stored: ['_uetsid', '_uetvid', '_uetmsclkid'],
    idOf: ({ bingKey }) => bingKey,
    channels: [5],
    sources: {
      'script-src': [`${vendorHosts.bing}/bat.js`, `${vendorHosts.bing}/p/action/`],
      'connect-src': [vendorHosts.bing, 'https://bat.bing.net'],
      'img-src': [vendorHosts.bing, 'https://bat.bing.net'],
    },
  },
  tiktok: {
    provider: 'TikTok',
    category: vendorSignals.tiktok.category,
    global: 'ttq',
    stored: ['_ttp', '_tt_enable_cookie', 'ttclid'],
    idOf: (_site, { tiktokPixelId }) => tiktokPixelId,
    productTypes: ['Finance'],
    notChannels: [2],
    sources: {
      'script-src': [`${vendorHosts.tiktok}/i18n/pixel/`],
      'connect-src': [vendorHosts.tiktok],
      'img-src': [vendorHosts.tiktok],
    },
  },
  clarity: {
    provider: 'Microsoft Clarity',
    category: vendorSignals.clarity.category,
    global: 'clarity',
    stored: ['_clck', '_clsk', '_cltk'],
    idOf: ({ behaviorAnalyticsId }) => behaviorAnalyticsId,
    sources: {
      'script-src': [`${vendorHosts.clarity}/tag/`, 'https://scripts.clarity.ms'],
      'connect-src': ['https://*.clarity.ms', 'https://c.bing.com'],
      'img-src': ['https://*.clarity.ms', 'https://c.bing.com'],
    },
  },
} as const satisfies Record<SignalVendor, VendorRow>;

export type Vendor = keyof typeof vendors;

/** Vendors by name, for functions that work with any table. */
export type VendorRows = Readonly<Record<string, VendorRow>>;
