import da from './messages/da.json' with { type: 'json' };
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fi from './messages/fi.json' with { type: 'json' };
import nb from './messages/nb.json' with { type: 'json' };
import pl from './messages/pl.json' with { type: 'json' };
import ro from './messages/ro.json' with { type: 'json' };
import sv from './messages/sv.json' with { type: 'json' };
import { pseudoMessage } from './pseudo-messages.ts';

/** Messages of pages and offers in one language. */
export type Messages = typeof es;

export interface LocaleRow {
  /** As the `lang` attribute has it. */
  lang: string;
  currency: string;
  messages: Messages;
}

const pseudo = Object.fromEntries(
  Object.entries(en).map(([name, message]) => [name, pseudoMessage(message)]),
) as Messages;

/** The locales of §1, and a pseudo-locale with longer texts than any of them. */
export const LOCALES = {
  'es-ES': { lang: 'es-ES', currency: 'EUR', messages: es },
  'en-US': { lang: 'en-US', currency: 'USD', messages: en },
  'sv-SE': { lang: 'sv-SE', currency: 'SEK', messages: sv },
  'de-DE': { lang: 'de-DE', currency: 'EUR', messages: de },
  'da-DK': { lang: 'da-DK', currency: 'DKK', messages: da },
  'en-PH': { lang: 'en-PH', currency: 'PHP', messages: en },
  'es-MX': { lang: 'es-MX', currency: 'MXN', messages: es },
  'en-ZA': { lang: 'en-ZA', currency: 'ZAR', messages: en },
  'fi-FI': { lang: 'fi-FI', currency: 'EUR', messages: fi },
  'pl-PL': { lang: 'pl-PL', currency: 'PLN', messages: pl },
  'ro-RO': { lang: 'ro-RO', currency: 'RON', messages: ro },
  'nb-NO': { lang: 'nb-NO', currency: 'NOK', messages: nb },
  pseudo: { lang: 'en-XA', currency: 'USD', messages: pseudo },
} as const satisfies Record<string, LocaleRow>;

export type LocaleName = keyof typeof LOCALES;

/** The row of a toolbar's value. */
export const localeRow = (name: string): LocaleRow => LOCALES[name as LocaleName];
