import type { Locale } from '@plaza/contract';

/** A row of the table, independent of a site. */
export interface CountryRow {
  /**
   * Country id on the wire (§3.3). Spain is 13 (§2.2); the others are ours. Ids are never changed
   * or reused.
   */
  readonly id: number;
  /** ISO 3166-1 code, the key of the row. */
  readonly country: string;
  /** Its main language. */
  readonly locale: Locale;
  /** Further official languages, which a site can add under their own prefixes. */
  readonly furtherLocales?: readonly Locale[];
  /** Calling code, digits only. */
  readonly phoneCode: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Credit law regime of `@plaza/finance`. */
  readonly regime: string;
  /**
   * The applicable consent rules: those of `eu`, `uk` and `ch` always, of `eea` if the site adds
   * them (§4.1).
   */
  readonly consentRegion: 'eu' | 'uk' | 'ch' | 'eea' | 'none';
  /**
   * The law that lets people opt out of the sale and sharing of their data with a link on each page
   * and with Global Privacy Control, which counts as a refusal of marketing (decision 66).
   */
  readonly optOutLaw?: string;
}

/** Defaults for members of the European Union. */
const union = { currency: 'EUR', regime: 'eu-ccd2', consentRegion: 'eu' } as const;

/**
 * Every country that a site can name by its code: those of the locales of §1, those with consent
 * control (§4.1), and the rest of the EEA. To add a country, add a row.
 */
export const countryTable = {
  SE: { ...union, id: 1, country: 'SE', locale: 'sv-SE', phoneCode: '46', currency: 'SEK' },
  DE: { ...union, id: 2, country: 'DE', locale: 'de-DE', phoneCode: '49' },
  DK: { ...union, id: 3, country: 'DK', locale: 'da-DK', phoneCode: '45', currency: 'DKK' },
  PH: {
    id: 4,
    country: 'PH',
    locale: 'en-PH',
    phoneCode: '63',
    currency: 'PHP',
    regime: 'ph-tla',
    consentRegion: 'none',
  },
  MX: {
    id: 5,
    country: 'MX',
    locale: 'es-MX',
    phoneCode: '52',
    currency: 'MXN',
    regime: 'mx-cat',
    consentRegion: 'none',
  },
  ZA: {
    id: 6,
    country: 'ZA',
    locale: 'en-ZA',
    phoneCode: '27',
    currency: 'ZAR',
    regime: 'za-nca',
    consentRegion: 'none',
  },
  FI: {
    ...union,
    id: 7,
    country: 'FI',
    locale: 'fi-FI',
    furtherLocales: ['sv-FI'],
    phoneCode: '358',
  },
  PL: { ...union, id: 8, country: 'PL', locale: 'pl-PL', phoneCode: '48', currency: 'PLN' },
  RO: { ...union, id: 9, country: 'RO', locale: 'ro-RO', phoneCode: '40', currency: 'RON' },
  NO: {
    id: 10,
    country: 'NO',
    locale: 'nb-NO',
    phoneCode: '47',
    currency: 'NOK',
    regime: 'no',
    consentRegion: 'eea',
  },
  US: {
    id: 11,
    country: 'US',
    locale: 'en-US',
    phoneCode: '1',
    currency: 'USD',
    regime: 'us-tila',
    consentRegion: 'none',
    // Of 12 states with such a duty, those that enforce it together (announced 2025-09-09): a site
    // cannot tell in which state a visitor lives.
    optOutLaw:
      'Cal. Civ. Code § 1798.135 and Cal. Code Regs. tit. 11 § 7025, Colo. Rev. Stat. § 6-1-1306, Conn. Gen. Stat. § 42-520',
  },
  ES: { ...union, id: 13, country: 'ES', locale: 'es-ES', phoneCode: '34' },
  AT: { ...union, id: 14, country: 'AT', locale: 'de-AT', phoneCode: '43' },
  BE: {
    ...union,
    id: 15,
    country: 'BE',
    locale: 'nl-BE',
    furtherLocales: ['fr-BE', 'de-BE'],
    phoneCode: '32',
  },
  BG: { ...union, id: 16, country: 'BG', locale: 'bg-BG', phoneCode: '359' },
  CH: {
    id: 17,
    country: 'CH',
    locale: 'de-CH',
    furtherLocales: ['fr-CH', 'it-CH'],
    phoneCode: '41',
    currency: 'CHF',
    regime: 'ch',
    consentRegion: 'ch',
  },
  CY: { ...union, id: 18, country: 'CY', locale: 'el-CY', phoneCode: '357' },
  CZ: { ...union, id: 19, country: 'CZ', locale: 'cs-CZ', phoneCode: '420', currency: 'CZK' },
  EE: { ...union, id: 20, country: 'EE', locale: 'et-EE', phoneCode: '372' },
  FR: { ...union, id: 21, country: 'FR', locale: 'fr-FR', phoneCode: '33' },
  GB: {
    id: 22,
    country: 'GB',
    locale: 'en-GB',
    phoneCode: '44',
    currency: 'GBP',
    regime: 'uk-conc',
    consentRegion: 'uk',
  },
  GR: { ...union, id: 23, country: 'GR', locale: 'el-GR', phoneCode: '30' },
  HR: { ...union, id: 24, country: 'HR', locale: 'hr-HR', phoneCode: '385' },
  HU: { ...union, id: 25, country: 'HU', locale: 'hu-HU', phoneCode: '36', currency: 'HUF' },
  IE: { ...union, id: 26, country: 'IE', locale: 'en-IE', phoneCode: '353' },
  IS: {
    id: 27,
    country: 'IS',
    locale: 'is-IS',
    phoneCode: '354',
    currency: 'ISK',
    regime: 'eu-ccd2',
    consentRegion: 'eea',
  },
  IT: { ...union, id: 28, country: 'IT', locale: 'it-IT', phoneCode: '39' },
  LI: {
    id: 29,
    country: 'LI',
    locale: 'de-LI',
    phoneCode: '423',
    currency: 'CHF',
    regime: 'eu-ccd2',
    consentRegion: 'eea',
  },
  LT: { ...union, id: 30, country: 'LT', locale: 'lt-LT', phoneCode: '370' },
  LU: {
    ...union,
    id: 31,
    country: 'LU',
    locale: 'fr-LU',
    furtherLocales: ['de-LU', 'lb-LU'],
    phoneCode: '352',
  },
  LV: { ...union, id: 32, country: 'LV', locale: 'lv-LV', phoneCode: '371' },
  MT: {
    ...union,
    id: 33,
    country: 'MT',
    locale: 'en-MT',
    furtherLocales: ['mt-MT'],
    phoneCode: '356',
  },
  NL: { ...union, id: 34, country: 'NL', locale: 'nl-NL', phoneCode: '31' },
  PT: { ...union, id: 35, country: 'PT', locale: 'pt-PT', phoneCode: '351' },
  SI: { ...union, id: 36, country: 'SI', locale: 'sl-SI', phoneCode: '386' },
  SK: { ...union, id: 37, country: 'SK', locale: 'sk-SK', phoneCode: '421' },
} as const satisfies Readonly<Record<string, CountryRow>>;

/** ISO 3166-1 code of a country in the table: `MX`. */
export type CountryCode = keyof typeof countryTable;
