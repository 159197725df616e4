import { type OptionalCategory, type SignalVendor, vendorSignals } from '@plaza/consent';
import type { ProductType, Site } from '@plaza/routing';
import { vendorHosts } from './vendor-hosts.ts';

/** Ids that a site has at its vendors beside those of its own settings (§3.3, §9). JSON. */
export type VendorIds = {
  /** By locale; one of a locale that Meta is not used in counts for nothing (§9). */
  readonly metaPixelIds?: Readonly<Partial<Record<MetaLocale, string>>>;
  readonly tiktokPixelId?: string;
  /** By vendor, for those that neither the site nor a field above has an id of. */
  readonly accountIds?: Readonly<Record<string, string>>;
};

/** What of a site its vendors are told by. */
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

/** Directives of a Content-Security-Policy to the sources that a vendor needs in them. */
export type VendorSources = Readonly<
  Record<'script-src' | 'connect-src' | 'img-src', readonly string[]> &
    Partial<Record<'frame-src', readonly string[]>>
>;

/**
 * What is known of a vendor outside the browser: when it is used, what it speaks to, what it stores.
 * A rule that is absent excludes nothing.
 */
export type VendorRow = {
  /** Its provider in the site's declarations of cookies. */
  readonly provider: string;
  /** The consent it needs. */
  readonly category: OptionalCategory;
  /** Where it is called on `window`: a function, or something to push on. */
  readonly door: string;
  /** Cookies and keys of web storage that it leaves; `*` stands for anything. A site declares them. */
  readonly stored: readonly string[];
  /** The site's id at this vendor; a vendor without one is not used. */
  readonly idOf: (site: VendorSite, ids: VendorIds, locale: string) => string | undefined;
  readonly locales?: readonly string[];
  readonly productTypes?: readonly ProductType[];
  readonly notProductTypes?: readonly ProductType[];
  /** Advertising channels of the impression (§3.3, §9). */
  readonly channels?: readonly number[];
  readonly notChannels?: readonly number[];
  /**
   * Where it may fetch from, as its own documents say: its scripts, by path or by the folder they lie
   * in, and the hosts that they speak to. Nothing is fetched from them before consent.
   */
  readonly sources: VendorSources;
};

/** Every vendor with its rules (§4.1, §9). */
export const vendors = {
  google: {
    provider: 'Google',
    category: vendorSignals.google.category,
    door: 'dataLayer',
    stored: ['_ga', '_ga_*', '_gcl_*'],
    idOf: ({ analytics4Key }) => analytics4Key,
    sources: {
      'script-src': [`${vendorHosts.google}/gtag/`],
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
  },
  meta: {
    provider: 'Meta',
    category: vendorSignals.meta.category,
    door: 'fbq',
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
    door: 'uetq',
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
    door: 'ttq',
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
    door: 'clarity',
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

/** Vendors by name, as functions take them that know nothing of any one. */
export type VendorRows = Readonly<Record<string, VendorRow>>;
