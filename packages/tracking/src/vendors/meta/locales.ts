/** Locales for which Meta pixel ids exist (§9). */
export const metaLocales = [
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
