/** A thing that the interface has one word for, and the words for it that texts must not add. */
export interface WordChoice {
  readonly word: string;
  /** Regular expressions of whole words, in lower case. */
  readonly others: readonly string[];
}

const days = (word: string, ...others: string[]): WordChoice => ({ word, others });

/**
 * By locale, or by language for the locales without a row: the interface's own word for the days that
 * are not weekends or holidays. Banking days are others, and so are not listed.
 */
export const WORD_CHOICES: Readonly<Record<string, readonly WordChoice[]>> = {
  da: [days('hverdage', 'arbejdsdag(?:e|en|ene|es)?')],
  de: [days('Werktage', 'arbeitstag(?:e|en|es)?')],
  en: [days('working days', 'business days?')],
  'en-US': [days('business days', 'working days?')],
  // The National Credit Act counts in business days, which articles quote.
  'en-ZA': [],
  es: [days('días laborables', 'días? hábil(?:es)?')],
  'es-MX': [days('días hábiles', 'días? laborables?')],
  fi: [days('arkipäivää', 'työpäivä\\p{L}*')],
  nb: [days('virkedager', 'arbeidsdag(?:er|en|ene)?', 'hverdag(?:er|en|ene)?')],
  sv: [days('arbetsdagar', 'vardag(?:ar|en|arna)?')],
};
