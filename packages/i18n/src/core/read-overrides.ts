import type { MessageTable } from '../model/message-table.ts';
import { entriesOf } from './check-messages.ts';
import { argumentsOf, faultsOfText, withFormats } from './message-text.ts';

/** The text in the place of a file's own one; nothing, or blank, when there is none. */
export type FindOverride = (fileKey: string) => unknown;

/** A text that was not taken, and why. */
export type Refusal = { readonly fileKey: string; readonly faults: readonly string[] };

export type Own = {
  readonly locale: string;
  readonly messages: MessageTable;
  readonly texts: Readonly<Record<string, string>>;
};

/**
 * Texts to use instead of a file's own ones, by the key of the file. A text that names what its
 * message does not know, or leaves out what the own text says, is refused.
 */
export function readOverrides(own: Own, find: FindOverride, onRefused: (it: Refusal) => void) {
  const taken = new Map<string, string>();
  for (const { fileKey, key } of entriesOf(own.messages, own.locale)) {
    const text = find(fileKey);
    if (isBlank(text)) continue;
    const known = own.messages[key] ?? {};
    const faults = [
      ...faultsOfText(text, known),
      ...missingArguments(String(own.texts[fileKey]), text),
    ];
    if (faults.length > 0) onRefused({ fileKey, faults });
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
