import type { MessageTable } from '../model/message-table.ts';
import { entriesOf } from './check-messages.ts';
import { argumentsOf, textErrors, withFormats } from './message-text.ts';

/** Looks up the override of a text; undefined or blank if there is none. */
export type FindOverride = (fileKey: string) => unknown;

/** A rejected override and the reason. */
export type Refusal = { readonly fileKey: string; readonly errors: readonly string[] };

export type Own = {
  readonly locale: string;
  readonly messages: MessageTable;
  readonly texts: Readonly<Record<string, string>>;
};

/**
 * Reads overrides by the keys of the file. An override with an unknown argument, or without one of
 * the original text, is rejected.
 */
export function readOverrides(own: Own, find: FindOverride, onRefused: (it: Refusal) => void) {
  const taken = new Map<string, string>();
  for (const { fileKey, key } of entriesOf(own.messages, own.locale)) {
    const text = find(fileKey);
    if (isBlank(text)) continue;
    const known = own.messages[key] ?? {};
    const errors = [
      ...textErrors(text, known),
      ...missingArguments(String(own.texts[fileKey]), text),
    ];
    if (errors.length > 0) onRefused({ fileKey, errors });
    else taken.set(fileKey, withFormats(String(text).trim(), known));
  }
  return taken;
}

const isBlank = (text: unknown) =>
  text === undefined || text === null || (typeof text === 'string' && !text.trim());

function missingArguments(ownText: string, text: unknown): string[] {
  if (typeof text !== 'string') return [];
  const used = argumentsOf(text);
  return [...argumentsOf(ownText)]
    .filter((name) => !used.has(name))
    .map((name) => `{${name}} is missing`);
}
