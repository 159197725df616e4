import { FUNCTION_WORDS } from '../function-words.ts';
import type { ContentRule } from '../model.ts';
import { textsOf } from '../read-texts.ts';

/** Texts are in the language of their entry. */
export const languages: ContentRule = ({ entities }) =>
  entities.flatMap(({ file, value }) => {
    if (!('locale' in value)) return [];
    const { locale } = value;
    const own = locale.split('-', 1)[0] ?? '';
    if (!Object.hasOwn(FUNCTION_WORDS, own)) return [];
    return textsOf(value).flatMap(({ path, text }) => {
      const other = otherLanguage(text, own);
      if (!other) return [];
      const message = `“${shortened(text)}” is in ${nameOf(other)}, but the entry is in ${locale}`;
      return [{ file: `content/${file}`, path, message, hint: `Write it in ${nameOf(own)}.` }];
    });
  });

/**
 * The language of a text if it is not the expected one. Short texts are ignored; they may be names.
 */
function otherLanguage(text: string, own: string): string | undefined {
  // Single letters are words in several languages, and initials.
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const wordsOf = (language: string) =>
    new Set(words.filter((word) => FUNCTION_WORDS[language]?.has(word))).size;
  if (words.length < LEAST_WORDS || wordsOf(own) > 0) return undefined;
  return Object.keys(FUNCTION_WORDS).find((language) => wordsOf(language) > 1);
}

const LEAST_WORDS = 5;

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language);

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
