/** A thing that the interface has one word for, and the words for it that texts must not add. */
export interface WordChoice {
  readonly word: string;
  /** Regular expressions of whole words, in lower case. */
  readonly others: readonly string[];
}

const choice = (word: string, ...others: string[]): WordChoice => ({ word, others });

/** English as it is spelt in the United States, and in the Philippines after it. */
const american = [
  choice('behavior', 'behaviours?'),
  choice('color', 'colours?'),
  choice('favor', 'favours?', 'favourite'),
  choice('installment', 'instalments?'),
  choice('license', 'licences?'),
  choice('organization', 'organisations?'),
  choice('recognize', 'recognis(?:e|es|ed|ing)'),
];

/**
 * By locale, or by language for the locales without a row: the interface's own words where a language
 * has several, or countries that share it differ. Days are those that are not weekends or holidays;
 * banking days are others, and so are not listed.
 */
export const WORD_CHOICES: Readonly<Record<string, readonly WordChoice[]>> = {
  da: [choice('hverdage', 'arbejdsdag(?:e|en|ene|es)?')],
  de: [choice('Werktage', 'arbeitstag(?:e|en|es)?')],
  en: [choice('working days', 'business days?')],
  'en-PH': [choice('working days', 'business days?'), ...american],
  'en-US': [choice('business days', 'working days?'), ...american],
  // The National Credit Act counts in business days, which articles quote.
  'en-ZA': [],
  es: [choice('días laborables', 'días? hábil(?:es)?')],
  'es-MX': [
    choice('días hábiles', 'días? laborables?'),
    choice('costo', 'costes?'),
    choice('monto', 'importes?'),
    choice('tasa de interés', 'tipos? de interés'),
  ],
  fi: [choice('arkipäivää', 'työpäivä\\p{L}*')],
  nb: [choice('virkedager', 'arbeidsdag(?:er|en|ene)?', 'hverdag(?:er|en|ene)?')],
  // `Intl` writes amounts with the code.
  ro: [choice('RON', 'lei', 'leu')],
  sv: [choice('arbetsdagar', 'vardag(?:ar|en|arna)?')],
};
