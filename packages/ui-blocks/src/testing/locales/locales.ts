import { pseudoWords } from './pseudo-words.ts';
import da from './words/da.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fi from './words/fi.json' with { type: 'json' };
import nb from './words/nb.json' with { type: 'json' };
import pl from './words/pl.json' with { type: 'json' };
import ro from './words/ro.json' with { type: 'json' };
import sv from './words/sv.json' with { type: 'json' };

/** Words of pages and offers in one language. */
export type Words = typeof es;

export interface LocaleRow {
  /** As the `lang` attribute has it. */
  lang: string;
  currency: string;
  words: Words;
}

const pseudo = Object.fromEntries(
  Object.entries(en).map(([name, words]) => [name, pseudoWords(words)]),
) as Words;

/** The locales of §1, and one whose words are longer and stranger than any of theirs. */
export const LOCALES = {
  'es-ES': { lang: 'es-ES', currency: 'EUR', words: es },
  'en-US': { lang: 'en-US', currency: 'USD', words: en },
  'sv-SE': { lang: 'sv-SE', currency: 'SEK', words: sv },
  'de-DE': { lang: 'de-DE', currency: 'EUR', words: de },
  'da-DK': { lang: 'da-DK', currency: 'DKK', words: da },
  'en-PH': { lang: 'en-PH', currency: 'PHP', words: en },
  'es-MX': { lang: 'es-MX', currency: 'MXN', words: es },
  'en-ZA': { lang: 'en-ZA', currency: 'ZAR', words: en },
  'fi-FI': { lang: 'fi-FI', currency: 'EUR', words: fi },
  'pl-PL': { lang: 'pl-PL', currency: 'PLN', words: pl },
  'ro-RO': { lang: 'ro-RO', currency: 'RON', words: ro },
  'nb-NO': { lang: 'nb-NO', currency: 'NOK', words: nb },
  pseudo: { lang: 'en-XA', currency: 'USD', words: pseudo },
} as const satisfies Record<string, LocaleRow>;

export type LocaleName = keyof typeof LOCALES;

/** The row of a toolbar's value. */
export const localeRow = (name: string): LocaleRow => LOCALES[name as LocaleName];
