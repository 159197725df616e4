import da from './words/da.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fi from './words/fi.json' with { type: 'json' };
import nb from './words/nb.json' with { type: 'json' };
import pl from './words/pl.json' with { type: 'json' };
import ro from './words/ro.json' with { type: 'json' };
import sv from './words/sv.json' with { type: 'json' };

/** Words of the dialog in one language. */
export type DialogWords = typeof es;

/** Every word with its letters doubled and accented: longer and stranger than any language has them. */
function pseudo<T>(words: T): T {
  if (typeof words === 'string')
    return `[${words.replace(/\{\w+\}|[aeiou]/g, (found) => (found.length > 1 ? found : `${found}́${found}`))}]` as T;
  const entries = Object.entries(words as object).map(([name, value]) => [name, pseudo(value)]);
  return Object.fromEntries(entries) as T;
}

/** The locales of §1, and the pseudo-locale. */
export const dialogLocales = {
  'es-ES': es,
  'en-US': en,
  'sv-SE': sv,
  'de-DE': de,
  'da-DK': da,
  'en-PH': en,
  'es-MX': es,
  'en-ZA': en,
  'fi-FI': fi,
  'pl-PL': pl,
  'ro-RO': ro,
  'nb-NO': nb,
  pseudo: pseudo(en),
} as const satisfies Record<string, DialogWords>;

export type DialogLocale = keyof typeof dialogLocales;
