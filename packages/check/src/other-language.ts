import { FUNCTION_WORDS } from './function-words.ts';

/**
 * The language of a text if it is not the expected one. Short texts are ignored; they may be names.
 */
export function otherLanguage(text: string, own: string): string | undefined {
  // Single letters are words in several languages, and initials.
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const wordsOf = (language: string) =>
    new Set(words.filter((word) => FUNCTION_WORDS[language]?.has(word))).size;
  if (words.length < LEAST_WORDS || wordsOf(own) > 0) return undefined;
  return Object.keys(FUNCTION_WORDS).find((language) => wordsOf(language) > 1);
}

const LEAST_WORDS = 5;
