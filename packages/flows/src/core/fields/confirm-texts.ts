import type { Checked } from './checked.ts';

/** No control characters: they are never typed, and a database may not store them. Joiners alone show nothing. */
const line =
  (pattern: RegExp) =>
  (value: string): Checked =>
    pattern.test(value) ? { value } : { code: 'invalid' };

export const confirmText = line(/^(?=.*[^\u200c\u200d])\P{Cc}+$/u);
export const confirmLongText = line(/^(?=[\s\S]*[^\s\u200c\u200d])(?:\P{Cc}|\n|\t)+$/u);

/** Nearly anything with a letter: people know their names. Refused are addresses, which are in the wrong field. */
export const confirmName = line(/^(?=.*\p{L})(?!.*(?:@|:\/\/))\P{Cc}+$/u);
