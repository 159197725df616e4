import { isFormatName } from '../model/format-values.ts';
import type { MessageArguments } from '../model/message-table.ts';

/** `{name}` or `{name, format}`. */
const placeholder = /\{\s*([a-z]\w*)\s*(?:,\s*([\w-]+)\s*)?\}/gi;

/** Names of the arguments that a text uses. */
export function argumentsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(placeholder)].map(([, name = '']) => name));
}

/** What keeps a text from being a message with these arguments; nothing when it is one. */
export function faultsOfText(text: unknown, known: MessageArguments): string[] {
  if (typeof text !== 'string') return ['it is not a text'];
  if (!text.trim()) return ['it is empty'];
  const faults = [...text.matchAll(placeholder)].flatMap(([, name = '', format]) => {
    if (!Object.hasOwn(known, name)) return [`there is no argument {${name}}`];
    return format ? faultsOfFormat(name, format, known) : [];
  });
  const leftOver = /[{}]/.test(text.replaceAll(placeholder, ''));
  return leftOver ? [...faults, 'a brace holds no argument'] : faults;
}

function faultsOfFormat(name: string, format: string, known: MessageArguments): string[] {
  if (!isFormatName(format)) return [`{${name}} has the unknown format '${format}'`];
  if (format === known[name]) return [];
  return [`{${name}} is written as ${known[name]}, not as ${format}`];
}

/** A text without faults, every argument with its format. */
export function withFormats(text: string, known: MessageArguments): string {
  return text.replaceAll(placeholder, (_place, name: string) => `{${name}, ${known[name]}}`);
}
