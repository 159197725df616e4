import { FUNCTION_WORDS } from '../function-words.ts';
import type { EntryRule } from '../model.ts';
import { otherLanguage } from '../other-language.ts';
import { textsOf } from '../read-texts.ts';

/** Texts are in the language of their entry. */
export const languages: EntryRule = ({ entities }) =>
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

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language);

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
