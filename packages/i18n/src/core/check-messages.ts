import type { MessageArguments, MessageTable } from '../model/message-table.ts';
import { argumentsOf, faultsOfText, withFormats } from './message-text.ts';

/** A text of a locale file and the message that it says. */
export type Entry = { readonly fileKey: string; readonly key: string };

/** What a file of a locale holds: a message under its own key, a plural one under one per category. */
export function entriesOf(messages: MessageTable, locale: string): Entry[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return Object.entries(messages).flatMap(([key, known]) =>
    isPlural(known)
      ? pluralCategories.map((category) => ({ fileKey: `${key}_${category}`, key }))
      : [{ fileKey: key, key }],
  );
}

/**
 * What is wrong with a locale file, one line each: keys that are missing or that no message has,
 * texts that are none, arguments and formats that are not those of the message. Every locale is
 * held to the same table, so files without faults agree with each other.
 */
export function checkMessages(file: unknown, messages: MessageTable, locale: string): string[] {
  if (typeof file !== 'object' || file === null) return ['the file is not an object'];
  const texts = file as Readonly<Record<string, unknown>>;
  const entries = entriesOf(messages, locale);
  const expected = new Set(entries.map(({ fileKey }) => fileKey));
  const unused = Object.keys(texts).filter((key) => !expected.has(key));
  return [
    ...entries.flatMap((entry) => faultsOfEntry(texts, entry, messages[entry.key] ?? {})),
    ...unused.map((key) => `${key}: no message has this key`),
  ];
}

function faultsOfEntry(texts: object, { fileKey }: Entry, known: MessageArguments): string[] {
  if (!Object.hasOwn(texts, fileKey)) return [`${fileKey}: the key is missing`];
  const text = texts[fileKey as keyof typeof texts] as unknown;
  const faults = faultsOfText(text, known);
  const used = argumentsOf(String(text));
  // "One payment" need not say the number, nor what holds only for several.
  const missing = fileKey.endsWith('_one') ? [] : Object.keys(known).filter((it) => !used.has(it));
  return [...faults, ...missing.map((name) => `{${name}} is missing`)].map(
    (fault) => `${fileKey}: ${fault}`,
  );
}

/** The texts of a file without faults, every argument with its format. */
export function textsOf(file: object, messages: MessageTable, locale: string) {
  const texts = file as Readonly<Record<string, string>>;
  return Object.fromEntries(
    entriesOf(messages, locale).map(({ fileKey, key }) => [
      fileKey,
      withFormats(texts[fileKey] ?? '', messages[key] ?? {}),
    ]),
  );
}

const isPlural = (known: MessageArguments) => known.count === 'count';
