/** The locales of §1 with the currency of each country. */
export const currencies = {
  'es-ES': 'EUR',
  'en-US': 'USD',
  'sv-SE': 'SEK',
  'de-DE': 'EUR',
  'da-DK': 'DKK',
  'en-PH': 'PHP',
  'es-MX': 'MXN',
  'en-ZA': 'ZAR',
  'fi-FI': 'EUR',
  'pl-PL': 'PLN',
  'ro-RO': 'RON',
  'nb-NO': 'NOK',
} as const satisfies Readonly<Record<string, string>>;

/** Locale and currency, the arguments of formatting functions. */
export const markets = Object.entries(currencies).map(([locale, currency]) => ({
  locale,
  currency,
}));

/** Replaces special spaces and minus signs, to make tables readable. */
export const plain = (text: string) =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2212', '-');
