import type { MessageTable } from '../model/message-table.ts';
import { createFormats, type Market } from './create-formats.ts';
import { createI18next } from './i18next-instance.ts';
import type { MessageSource } from './message-source.ts';
import { type Translator, translatorOf } from './translator.ts';

type Source = MessageSource<MessageTable>;

const translators = new WeakMap<Source, Map<string, Promise<Translator<MessageTable>>>>();

/**
 * Creates the translator of a market: the texts of its locale, loaded once into an immutable
 * i18next instance of its own. The same source and market return the same translator; after a
 * failure the next call loads again.
 *
 * @throws {MessageError} with locale and namespace if the messages cannot be loaded
 */
export function createTranslator<T extends MessageTable>(
  source: MessageSource<T>,
  { locale, currency }: Market,
): Promise<Translator<T>> {
  const known = translators.get(source) ?? new Map();
  translators.set(source, known);
  const key = `${locale} ${currency}`;
  const translator = known.get(key) ?? loadTranslator(source, { locale, currency });
  known.set(key, translator);
  translator.catch(() => known.delete(key));
  return translator;
}

async function loadTranslator<T extends MessageTable>(source: MessageSource<T>, market: Market) {
  const { namespace, messages } = source;
  const place = { locale: market.locale, namespace };
  const texts = await source.load(market.locale);
  const formats = createFormats(market);
  const instance = await createI18next(place, texts, formats);
  return translatorOf({ place, messages, texts, formats, instance });
}
