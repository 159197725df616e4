import type { MessageTable } from '../model/message-table.ts';
import { createFormats, type Market } from './create-formats.ts';
import { createI18next } from './i18next-instance.ts';
import { createLoader, type MessagesOptions } from './load-messages.ts';
import { type Translator, translatorOf } from './translator.ts';

/**
 * Returns the translator of a market. The same market gets the same translator; after a failure the
 * next call loads again.
 *
 * @throws {MessageError} with locale and namespace if the file cannot be read or does not match its
 *   messages
 */
export type Messages<T extends MessageTable> = (market: Market) => Promise<Translator<T>>;

/**
 * Creates the messages of a namespace. The texts of a market are loaded once into an immutable
 * i18next instance of its own, so that concurrent requests in two locales never mix.
 */
export function createMessages<const T extends MessageTable>(
  options: MessagesOptions<T>,
): Messages<T> {
  const { namespace, messages } = options;
  const load = createLoader(options);
  const translators = new Map<string, Promise<Translator<T>>>();

  async function loadTranslator({ locale, currency }: Market) {
    const place = { locale, namespace };
    const texts = await load(locale);
    const formats = createFormats({ locale, currency });
    const instance = await createI18next(place, texts, formats);
    return translatorOf({ place, messages, texts, formats, instance });
  }

  return (market) => {
    const key = `${market.locale} ${market.currency}`;
    const translator = translators.get(key) ?? loadTranslator(market);
    translators.set(key, translator);
    translator.catch(() => translators.delete(key));
    return translator;
  };
}
