/**
 * Characters that a terminal would interpret or hide: control characters, format characters such as
 * direction marks, line separators, lone surrogates.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Escapes unprintable characters of untrusted text for a terminal. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`);
}

/** JSON for terminals and programs: the same values, with unprintable characters escaped. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(UNPRINTABLE, (char) =>
    char === '\n' ? char : [...Array(char.length).keys()].map((at) => escaped(char, at)).join(''),
  );
}

const escaped = (char: string, at: number) =>
  `\\u${char.charCodeAt(at).toString(16).padStart(4, '0')}`;
