import type { CountryDetails, Locale } from '@plaza/contract';
import type { CountryCode } from './country-table.ts';
import type { LocalSettings } from './local-settings.ts';

/** One language of a country with its prefix, the first path segment (empty: none). */
export interface Language {
  readonly locale: Locale;
  readonly pathPrefix: string;
}

/** The details of a country in every language (§3.3): phone code in digits, ISO 4217 currency. */
type CountryFacts = Readonly<Pick<CountryDetails, 'id' | 'phoneCode' | 'currency'>>;

/** Country details (§3.3), fully specified. */
export interface Country extends Language, CountryFacts, LocalSettings {
  /** Credit law regime, if it differs from that of the country code: `mx-cat`. */
  readonly law?: string;
  /**
   * All languages of the country; the first is the main one and equals `locale` and `pathPrefix`.
   */
  readonly languages: readonly Language[];
}

/** A country in one of its languages, selected by a first path segment (§2.2). */
export interface Market extends Language {
  readonly country: Country;
}

/** A country in a site config; its settings override those of the site. */
export interface CountryConfig extends CountryFacts, LocalSettings {
  /** The main language. */
  readonly locale: Locale;
  /** First path segment of the main language, `es`; optional for the default country. */
  readonly pathPrefix?: string;
  /** Credit law regime instead of that of the country code: `mx-cat`. */
  readonly law?: string;
  /** Further languages, each under its own prefix, e.g. `{ locale: 'en-ES', pathPrefix: 'es-en' }`. */
  readonly languages?: readonly Language[];
}

/** A country of the shared table by its code, with overrides. Its prefix is its code, `mx`. */
export interface CountryByCode extends Partial<CountryConfig> {
  readonly country: CountryCode;
}

/**
 * A country of a site: by code (`'MX'`), by code with overrides (`{ country: 'MX', pathPrefix:
 * 'mexico' }`), or in full if it is not in the table.
 */
export type CountryChoice = CountryCode | CountryByCode | CountryConfig;

/** The country of paths without a matching prefix (§2.2). */
export const DEFAULT_COUNTRY_ID = 13;
