import type { Country, CountryChoice, Market } from './country.ts';
import type { LocalSettings } from './local-settings.ts';
import type { PageType } from './page-types.ts';
import type { ProductTypeId } from './product-types.ts';

/** Page type to path, per locale (§3.3); the path carries no country prefix. */
export type PathsPerLocale = Readonly<Record<string, Readonly<Partial<Record<PageType, string>>>>>;

/** Settings that mean the same before and after resolving (§3.3). */
interface SiteSettings extends LocalSettings {
  /** Website id at the leads service. */
  readonly id: number;
  /** Origin the public sees, without a path: `https://olivar.example`. */
  readonly url: string;
  readonly displayName: string;
  readonly productType: ProductTypeId;
}

/** What an app writes about itself. */
export interface SiteConfig extends SiteSettings {
  readonly countries: readonly CountryChoice[];
  /** Country of a path that no prefix matches; 13 unless said otherwise (§2.2). */
  readonly defaultCountryId?: number;
  /** Told by the number of locales; `true` keeps prefixes on a site that has one locale so far. */
  readonly isMultiLanguage?: boolean;
  /** Which path stands for a page type that several routes carry; otherwise the first in the table. */
  readonly paths?: PathsPerLocale;
  /** Other host names of this site, e.g. `www.olivar.example`; they redirect to `url`. */
  readonly hostAliases?: readonly string[];
}

/** A site resolved once: everything is said, everything is frozen. */
export interface Site extends SiteSettings {
  readonly countries: readonly Country[];
  readonly isMultiLanguage: boolean;
  readonly paths: PathsPerLocale;
  readonly hostAliases: ReadonlySet<string>;
  readonly markets: readonly Market[];
  readonly marketByPrefix: ReadonlyMap<string, Market>;
  readonly marketByLocale: ReadonlyMap<string, Market>;
  /** Main language of the default country; absent when the site has no default country. */
  readonly defaultMarket?: Market;
}
