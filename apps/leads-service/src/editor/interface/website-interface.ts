import type { Website } from '@plaza/contract';
import {
  createMessages,
  type InterfaceMessages,
  type InterfaceTranslator,
  interfaceMessages,
  interfaceTexts,
  MessageError,
  type Messages,
} from '@plaza/i18n';
import { LRUCache } from 'lru-cache';

/** Texts of a site that differ from those of its language. */
type OwnTexts = Readonly<Record<string, string>>;

const readerOf = (locale: string, own: OwnTexts) =>
  interfaceTexts({ [locale]: async () => ({ default: own }) });

const ownTexts = ({ interfaceTexts: all = {} }: Partial<Website>, locale: string): OwnTexts =>
  (Object.hasOwn(all, locale) && all[locale]) || {};

/** One for each set of texts: making one takes longer than checking an entry. */
const known = new LRUCache<string, Messages<InterfaceMessages>>({ max: 100 });

function messagesOf(locale: string, own: OwnTexts): Messages<InterfaceMessages> {
  const key = JSON.stringify([locale, own]);
  const messages =
    known.get(key) ??
    createMessages({
      ...{ namespace: 'interface', messages: interfaceMessages, read: readerOf(locale, own) },
    });
  known.set(key, messages);
  return messages;
}

/**
 * The interface of a website in a locale, without what editors change; undefined if the texts of the
 * locale are incomplete, as those of a language that has none are.
 */
export async function websiteInterface(
  settings: Partial<Website>,
  locale: string,
): Promise<InterfaceTranslator | undefined> {
  const country = settings.countries?.find((each) => each.locale === locale);
  if (!country) return undefined;
  const messages = messagesOf(locale, ownTexts(settings, locale));
  return messages({ locale, currency: country.currency.name }).catch((error: unknown) => {
    if (error instanceof MessageError) return undefined;
    throw error;
  });
}

/** The texts of `websiteInterface` by the keys of a locale file; undefined as there. */
export async function websiteTexts(
  settings: Partial<Website>,
  locale: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  if (!(await websiteInterface(settings, locale))) return undefined;
  const read = readerOf(locale, ownTexts(settings, locale));
  return (await read({ locale, namespace: 'interface' })) as Readonly<Record<string, string>>;
}
