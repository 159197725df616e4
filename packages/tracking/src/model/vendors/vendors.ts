import type { SignalVendor } from '@plaza/consent';
import type { ProductType, Site } from '@plaza/routing';
import { vendorHosts } from './vendor-hosts.ts';

/** Ids that a site has at its vendors beside those of its own settings (§3.3, §9). JSON. */
export type VendorIds = {
  /** By locale; one of a locale that Meta is not used in counts for nothing (§9). */
  readonly metaPixelIds?: Readonly<Partial<Record<MetaLocale, string>>>;
  readonly tiktokPixelId?: string;
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
  Record<'script-src' | 'connect-src' | 'img-src', readonly string[]>
>;

/** When a vendor is used, and what it speaks to. A rule that is absent excludes nothing. */
export type VendorRow = {
  /** The site's id at this vendor; a vendor without one is not used. */
  readonly idOf: (site: VendorSite, ids: VendorIds, locale: string) => string | undefined;
  readonly locales?: readonly string[];
  readonly productTypes?: readonly ProductType[];
  readonly notProductTypes?: readonly ProductType[];
  /** Advertising channels of the impression (§3.3, §9). */
  readonly channels?: readonly number[];
  readonly notChannels?: readonly number[];
  /**
   * Its hosts, as its own documents list them: where its script lies, and whom that script speaks
   * to. Nothing is fetched from them before consent.
   */
  readonly sources: VendorSources;
};

/** Every vendor with its rules (§4.1, §9); which consent each needs stands in `vendorSignals`. */
export const vendors = {
  google: {
    idOf: ({ analytics4Key }) => analytics4Key,
    sources: {
      'script-src': [vendorHosts.google],
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
      'script-src': [vendorHosts.meta],
      'connect-src': ['https://www.facebook.com', vendorHosts.meta],
      'img-src': ['https://www.facebook.com'],
    },
  },
  bing: {
    idOf: ({ bingKey }) => bingKey,
    channels: [5],
    sources: {
      'script-src': [vendorHosts.bing],
      'connect-src': [vendorHosts.bing, 'https://bat.bing.net'],
      'img-src': [vendorHosts.bing, 'https://bat.bing.net'],
    },
  },
  tiktok: {
    idOf: (_site, { tiktokPixelId }) => tiktokPixelId,
    productTypes: ['Finance'],
    notChannels: [2],
    sources: {
      'script-src': [vendorHosts.tiktok],
      'connect-src': [vendorHosts.tiktok],
      'img-src': [vendorHosts.tiktok],
    },
  },
  clarity: {
    idOf: ({ behaviorAnalyticsId }) => behaviorAnalyticsId,
    sources: {
      'script-src': [vendorHosts.clarity, 'https://scripts.clarity.ms'],
      'connect-src': ['https://*.clarity.ms', 'https://c.bing.com'],
      'img-src': ['https://*.clarity.ms', 'https://c.bing.com'],
    },
  },
} as const satisfies Record<SignalVendor, VendorRow>;

export type Vendor = keyof typeof vendors;
