import type { OptionalCategory } from '@plaza/consent';
import type { ProductType, Site } from '@plaza/routing';
import type { MetaLocale } from '../../vendors/meta/locales.ts';
import type { VendorCalls } from './vendor-events.ts';
import type { VendorStorage } from './vendor-storage.ts';

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

/** Where a site's config has the id at a vendor. */
export type IdField = keyof Omit<VendorSite, 'productType'> | keyof VendorIds;

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
  /** The name by which the site's privacy policy mentions the company behind it. */
  readonly company: string;
  /** Where the vendor documents its calls. */
  readonly documentation: string;
  /** The category of consent that it requires. */
  readonly category: OptionalCategory;
  /** Its property of `window`: a function, or a queue with `push`. */
  readonly global: string;
  /** The setting with the site's id; default `accountIds`. Without an id the vendor is not used. */
  readonly idField?: IdField;
  /** What an id looks like. */
  readonly idPattern: RegExp;
  /** The same in words, for the error of a wrong id. */
  readonly idHint: string;
  readonly locales?: readonly string[];
  readonly productTypes?: readonly ProductType[];
  readonly notProductTypes?: readonly ProductType[];
  /** Advertising channels of the impression (§3.3, §9). */
  readonly channels?: readonly number[];
  readonly notChannels?: readonly number[];
  /**
   * The sources of its documentation: script paths or folders, the first of which is on the host of
   * its script, and hosts for requests. Nothing is fetched from them before consent.
   */
  readonly sources: VendorSources;
  /** Its host for images and requests of visitors in a country of the site. */
  readonly countrySources?: (country: string) => string;
  /** What it stores in the visitor's browser. */
  readonly storage: VendorStorage;
  /** Its calls for our events. */
  readonly calls: VendorCalls;
};

/** Vendors by name, for functions that work with any table. */
export type VendorRows = Readonly<Record<string, VendorRow>>;
