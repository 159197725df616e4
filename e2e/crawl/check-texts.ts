import { otherLanguage } from '@plaza/check';
import { interfaceMessages, interfaceTexts } from '@plaza/i18n';
import type { CrawledPage } from './read-page.ts';

/** Shorter texts are the same in several languages. */
const fewestWords = 4;

const countWords = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0;
const languageOf = (locale: string) => locale.split('-', 1)[0] ?? '';

/** The interface texts of locales without arguments, by language. */
async function readInterface(locales: readonly string[]): Promise<Map<string, Set<string>>> {
  const texts = new Map<string, Set<string>>();
  for (const locale of locales) {
    const all = await interfaceTexts()({ locale, namespace: 'interface' });
    const own = texts.get(languageOf(locale)) ?? new Set();
    texts.set(languageOf(locale), own);
    for (const text of Object.values(all as Record<string, string>)) own.add(text);
  }
  return texts;
}

/**
 * Finds texts that are not in the language of their page: sentences of another one, the interface's
 * texts of another one, and keys of texts that are shown themselves.
 */
export async function createTextCheck(
  locales: readonly string[],
): Promise<(page: CrawledPage) => string[]> {
  const texts = await readInterface(locales);
  const keys = new Set(Object.keys(interfaceMessages).filter((key) => key.includes('-')));
  const isOfOther = (text: string, language: string) =>
    countWords(text) >= fewestWords &&
    !texts.get(language)?.has(text) &&
    [...texts.values()].some((own) => own.has(text));
  return ({ lang, texts: shown, title, description }) => {
    const language = languageOf(lang);
    return [title, description, ...shown].flatMap((text) => {
      if (keys.has(text)) return [`shows the key ${text} of a text`];
      const other = otherLanguage(text, language);
      if (other) return [`“${text}” is in ${other}`];
      return isOfOther(text, language) ? [`“${text}” is the interface’s in another language`] : [];
    });
  };
}
