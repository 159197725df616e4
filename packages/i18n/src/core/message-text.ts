import { isFormatName } from '../model/format-values.ts';
import type { MessageArguments } from '../model/message-table.ts';

/** `{name}` or `{name, format}`. */
const placeholder = /\{\s*([a-z]\w*)\s*(?:,\s*([\w-]+)\s*)?\}/gi;

/** The argument names of a text. */
export function argumentsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(placeholder)].map(([, name = '']) => name));
}

/** The errors of a text for these arguments; empty if it is valid. */
export function textErrors(text: unknown, known: MessageArguments): string[] {
  if (typeof text !== 'string') return ['it is not a text'];
  if (!text.trim()) return ['it is empty'];
  const errors = [...text.matchAll(placeholder)].flatMap(([, name = '', format]) => {
    if (!Object.hasOwn(known, name)) return [`there is no argument {${name}}`];
    return format ? formatErrors(name, format, known) : [];
  });
  const leftOver = /[{}]/.test(text.replaceAll(placeholder, ''));
  return leftOver ? [...errors, 'a brace holds no argument'] : errors;
}

function formatErrors(name: string, format: string, known: MessageArguments): string[] {
  if (!isFormatName(format)) return [`{${name}} has the unknown format '${format}'`];
  if (format === formatOf(name, format, known)) return [];
  return [`{${name}} is written as ${known[name]}, not as ${format}`];
}

/** A text with its own word for the days counts them: "30 päivän välein", where the noun is inflected. */
const formatOf = (name: string, format: string | undefined, known: MessageArguments) =>
  format === 'count' && known[name] === 'days' ? format : known[name];

/** A valid text, every argument with its format. */
export function withFormats(text: string, known: MessageArguments): string {
  return text.replaceAll(
    placeholder,
    (_place, name: string, format?: string) => `{${name}, ${formatOf(name, format, known)}}`,
  );
}
