import da from './texts/da.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fi from './texts/fi.json' with { type: 'json' };
import nb from './texts/nb.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };
import sv from './texts/sv.json' with { type: 'json' };

/** Texts of the dialog in one language. */
export type DialogTexts = typeof es;

/** Doubles and accents vowels: a pseudo-locale with longer and unusual words. */
function pseudo<T>(texts: T): T {
  if (typeof texts === 'string')
    return `[${texts.replace(/\{\w+\}|[aeiou]/g, (found) => (found.length > 1 ? found : `${found}́${found}`))}]` as T;
  const entries = Object.entries(texts as object).map(([name, value]) => [name, pseudo(value)]);
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
} as const satisfies Record<string, DialogTexts>;

export type DialogLocale = keyof typeof dialogLocales;
