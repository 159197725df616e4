/**
 * Characters that a terminal would interpret or hide: control characters, format characters such
 * as those that turn the direction of writing, separators of lines, halves of surrogate pairs.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A stranger's words for a terminal: what is no character to be seen is written as its number. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`);
}

/** JSON for a terminal and for programs alike: the same values, with what is not to be seen escaped. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(UNPRINTABLE, (char) =>
    char === '\n' ? char : [...Array(char.length).keys()].map((at) => escaped(char, at)).join(''),
  );
}

const escaped = (char: string, at: number) =>
  `\\u${char.charCodeAt(at).toString(16).padStart(4, '0')}`;
