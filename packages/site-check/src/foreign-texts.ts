import { otherLanguage } from '@plaza/check';

type ForeignText = { readonly key: string; readonly text: string; readonly language: string };

/** The texts of a locale file that are in another language than its own. */
export function foreignTexts(
  texts: Readonly<Record<string, unknown>>,
  locale: string,
): readonly ForeignText[] {
  const own = locale.split('-', 1)[0] ?? '';
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text !== 'string') return [];
    // An argument has a name in English.
    const language = otherLanguage(text.replaceAll(/\{[^}]*\}/g, ' '), own);
    return language ? [{ key, text, language }] : [];
  });
}
