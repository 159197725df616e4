import type { CountryDetails, Locale } from '@plaza/contract';
import type { CountryCode } from './country-table.ts';
import type { LocalSettings } from './local-settings.ts';

/** One language of a country, and the first path segment that selects it (empty: none). */
export interface Language {
  readonly locale: Locale;
  readonly pathPrefix: string;
}

/** What §3.3 says of a country in every language: the calling code is digits only, the currency as in ISO 4217. */
type CountryFacts = Readonly<Pick<CountryDetails, 'id' | 'phoneCode' | 'currency'>>;

/** Country details (§3.3), fully specified. */
export interface Country extends Language, CountryFacts, LocalSettings {
  /** Credit law regime of the country, where it is not that of its country code: `mx-cat`. */
  readonly law?: string;
  /** Every language of the country; the first is its main one and equals `locale` and `pathPrefix`. */
  readonly languages: readonly Language[];
}

/** A country in one of its languages: what a first path segment selects (§2.2). */
export interface Market extends Language {
  readonly country: Country;
}

/** What a site writes down about a country; its own settings win over the site's. */
export interface CountryConfig extends CountryFacts, LocalSettings {
  /** The main language. */
  readonly locale: Locale;
  /** First path segment of the main language, `es`; may be left out for the default country. */
  readonly pathPrefix?: string;
  /** Credit law regime, in place of the one of the country code: `mx-cat`. */
  readonly law?: string;
  /** Further languages, each under its own prefix, e.g. `{ locale: 'en-ES', pathPrefix: 'es-en' }`. */
  readonly languages?: readonly Language[];
}

/** A country of the shared table by its code, and what the site says differently. Its prefix is its code, `mx`. */
export interface CountryByCode extends Partial<CountryConfig> {
  readonly country: CountryCode;
}

/**
 * How a site names a country: by its code (`'MX'`), by its code with what differs
 * (`{ country: 'MX', pathPrefix: 'mexico' }`), or in full where the table does not have it.
 */
export type CountryChoice = CountryCode | CountryByCode | CountryConfig;

/** The country of a path that no prefix matches (§2.2). */
export const DEFAULT_COUNTRY_ID = 13;
