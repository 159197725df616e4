/** A language with a region, as in BCP 47: `es-ES`, `sr-Latn-RS`. */
export type Locale = `${string}-${string}`;

/** One language of a country, and the first path segment that selects it (empty: none). */
export interface Language {
  readonly locale: Locale;
  readonly pathPrefix: string;
}

/** Country details (§3.3), fully specified. */
export interface Country extends Language {
  readonly id: number;
  /** Country calling code, digits only: `34`. */
  readonly phoneCode: string;
  /** ISO 4217 code: `EUR`. */
  readonly currency: { readonly name: string };
  /** Credit law regime of the country, where it is not that of its country code: `mx-cat`. */
  readonly law?: string;
  /** Every language of the country; the first is its main one and equals `locale` and `pathPrefix`. */
  readonly languages: readonly Language[];
}

/** A country in one of its languages: what a first path segment selects (§2.2). */
export interface Market extends Language {
  readonly country: Country;
}

/** What a site writes down about a country. */
export interface CountryConfig {
  readonly id: number;
  /** The main language. */
  readonly locale: Locale;
  /** First path segment of the main language, `es`; may be left out for the default country. */
  readonly pathPrefix?: string;
  readonly phoneCode: string;
  readonly currency: { readonly name: string };
  /** Credit law regime, in place of the one of the country code: `mx-cat`. */
  readonly law?: string;
  /** Further languages, each under its own prefix, e.g. `{ locale: 'en-ES', pathPrefix: 'es-en' }`. */
  readonly languages?: readonly Language[];
}

/** The country of a path that no prefix matches (§2.2). */
export const DEFAULT_COUNTRY_ID = 13;
