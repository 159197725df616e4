/** How a language writes numbers and terms in words. */
export type NumberWords = {
  /** Words and phrases, by their number. */
  readonly numbers: Readonly<Record<string, readonly string[]>>;
  /** Phrases that are a term by themselves, by its days: months have 30, years twelve months. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** What may be between a number and its unit: Romanian `24 de luni`. */
  readonly of?: readonly string[];
};

type Files = Readonly<Record<string, () => Promise<{ readonly default: NumberWords }>>>;

const files: Files = {
  da: () => import('../../locales/number-words/da.json', { with: { type: 'json' } }),
  de: () => import('../../locales/number-words/de.json', { with: { type: 'json' } }),
  en: () => import('../../locales/number-words/en.json', { with: { type: 'json' } }),
  es: () => import('../../locales/number-words/es.json', { with: { type: 'json' } }),
  fi: () => import('../../locales/number-words/fi.json', { with: { type: 'json' } }),
  nb: () => import('../../locales/number-words/nb.json', { with: { type: 'json' } }),
  pl: () => import('../../locales/number-words/pl.json', { with: { type: 'json' } }),
  ro: () => import('../../locales/number-words/ro.json', { with: { type: 'json' } }),
  sv: () => import('../../locales/number-words/sv.json', { with: { type: 'json' } }),
};

/** The words for numbers in the language of a locale; undefined for a language without a file. */
export async function numberWords(locale: string): Promise<NumberWords | undefined> {
  const [language = ''] = locale.split('-', 1);
  return Object.hasOwn(files, language) ? (await files[language]?.())?.default : undefined;
}
