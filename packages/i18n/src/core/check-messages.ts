import type { MessageArguments, MessageTable } from '../model/message-table.ts';
import { argumentsOf, textErrors, withFormats } from './message-text.ts';

/** A text of a locale file and its message. */
export type Entry = { readonly fileKey: string; readonly key: string };

/** The keys of a locale file: one per message, or one per plural category. */
export function entriesOf(messages: MessageTable, locale: string): Entry[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return Object.entries(messages).flatMap(([key, known]) =>
    isPlural(known)
      ? pluralCategories.map((category) => ({ fileKey: `${key}_${category}`, key }))
      : [{ fileKey: key, key }],
  );
}

/**
 * Lists the errors of a locale file, one line each: missing and unknown keys, texts that are not
 * strings, wrong arguments and formats. Every locale is checked against the same table.
 */
export function checkMessages(file: unknown, messages: MessageTable, locale: string): string[] {
  if (typeof file !== 'object' || file === null) return ['the file is not an object'];
  const texts = file as Readonly<Record<string, unknown>>;
  const entries = entriesOf(messages, locale);
  const expected = new Set(entries.map(({ fileKey }) => fileKey));
  const unused = Object.keys(texts).filter((key) => !expected.has(key));
  return [
    ...entries.flatMap((entry) => entryErrors(texts, entry, messages[entry.key] ?? {})),
    ...unused.map((key) => `${key}: no message has this key`),
  ];
}

function entryErrors(texts: object, { fileKey }: Entry, known: MessageArguments): string[] {
  if (!Object.hasOwn(texts, fileKey)) return [`${fileKey}: the key is missing`];
  const text = texts[fileKey as keyof typeof texts] as unknown;
  const errors = textErrors(text, known);
  const used = argumentsOf(String(text));
  // "One payment" may omit the number and arguments that only apply to several.
  const missing = fileKey.endsWith('_one') ? [] : Object.keys(known).filter((it) => !used.has(it));
  return [...errors, ...missing.map((name) => `{${name}} is missing`)].map(
    (error) => `${fileKey}: ${error}`,
  );
}

/** The texts of a valid file, every argument with its format. */
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
