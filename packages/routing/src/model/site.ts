import type { Locale } from '@plaza/contract';
import type { Country, CountryChoice, Market } from './country.ts';
import type { LocalSettings } from './local-settings.ts';
import type { PageType } from './page-types.ts';
import type { ProductTypeId } from './product-types.ts';

/** Page type to path per locale (§3.3), without the country prefix. */
export type PathsPerLocale = Readonly<Record<string, Readonly<Partial<Record<PageType, string>>>>>;

/** Settings that are the same before and after resolving (§3.3). */
interface SiteSettings extends LocalSettings {
  /** Website id at the leads service. */
  readonly id: number;
  /** Public origin without a path: `https://site.example`. */
  readonly url: string;
  readonly displayName: string;
  readonly productType: ProductTypeId;
  /** Locales whose product lists answer nothing (§7.2); default: `en-US`. */
  readonly productsWithheld?: readonly Locale[];
  /** Days after the check of a product's figures from which its card says that they are old. Default: never. */
  readonly figuresLimit?: number;
}

/** The site config of an app. */
export interface SiteConfig extends SiteSettings {
  readonly countries: readonly CountryChoice[];
  /** Country of paths without a matching prefix; default 13 (§2.2). */
  readonly defaultCountryId?: number;
  /** Default: whether there are several locales; `true` keeps the prefix of a single locale. */
  readonly isMultiLanguage?: boolean;
  /** The path of a page type with several routes; default the first in the table. */
  readonly paths?: PathsPerLocale;
  /** Other host names of this site, e.g. `www.site.example`; they redirect to `url`. */
  readonly hostAliases?: readonly string[];
}

/** A resolved site: complete and frozen. */
export interface Site extends SiteSettings {
  readonly countries: readonly Country[];
  readonly isMultiLanguage: boolean;
  readonly paths: PathsPerLocale;
  readonly hostAliases: ReadonlySet<string>;
  readonly markets: readonly Market[];
  readonly marketByPrefix: ReadonlyMap<string, Market>;
  readonly marketByLocale: ReadonlyMap<string, Market>;
  /** Main language of the default country; absent without one. */
  readonly defaultMarket?: Market;
}
