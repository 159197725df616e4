import { interfaceLanguages, interfaceTexts } from '@plaza/i18n';
import { describe, expect, it } from 'vitest';
import { foreignTexts } from './foreign-texts.ts';

/** A locale of each language, so that the texts of the language itself are read. */
const locales = interfaceLanguages.map((language) => `${language}-ZZ`);
const textsOf = async (locale: string) =>
  (await interfaceTexts()({ locale, namespace: 'interface' })) as Readonly<Record<string, string>>;

/** Danish and Norwegian share whole sentences. */
const related = new Set(['da-ZZ', 'nb-ZZ']);

describe('§5 interface texts are in their own language', () => {
  it.each(locales)('%s has no text of another language', async (locale) => {
    expect(foreignTexts(await textsOf(locale), locale)).toEqual([]);
  });

  it('no sentence is the same in two languages', async () => {
    const seen = new Map<string, string>();
    const copies: string[] = [];
    for (const locale of locales)
      for (const [key, text] of Object.entries(await textsOf(locale))) {
        const words = text.replaceAll(/\{[^}]*\}/g, ' ').match(/\p{L}{2,}/gu) ?? [];
        const other = seen.get(`${key} ${text}`);
        const isCopy = other !== undefined && !(related.has(locale) && related.has(other));
        if (isCopy && words.length > 3) copies.push(`${key}: ${other} and ${locale}`);
        seen.set(`${key} ${text}`, locale);
      }
    expect(copies).toEqual([]);
  });

  it('tells a text of another language by its key', () => {
    const texts = { a: 'The lender may pay us when you follow this link', b: 'Nada que decir' };
    expect(foreignTexts(texts, 'es-MX')).toEqual([{ key: 'a', text: texts.a, language: 'en' }]);
  });
});
