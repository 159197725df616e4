import { foldText } from '@plaza/contract/typed';

/** A word: letters, digits and the accents that follow them. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Words that a search looks for, and their characters; further ones are ignored. */
const most = { words: 8, characters: 40 };

/** A word of a text: where it is, and without accents and capitals. */
export interface TextWord {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}

export function* wordsOf(text: string): Generator<TextWord> {
  for (const { 0: word, index } of text.matchAll(wordPattern))
    yield { start: index, end: index + word.length, folded: foldText(word) };
}

/** The words of a search, each once. */
export function searchWords(query: string): string[] {
  const words = new Set<string>();
  // Folding can make several words of one: '½' is '1⁄2'.
  for (const { 0: word } of foldText(query).matchAll(wordPattern)) {
    if (words.size === most.words) break;
    words.add(word.slice(0, most.characters));
  }
  return [...words];
}

/** A text as it is indexed and searched: its words without accents and capitals. */
export const foldWords = (text: string): string =>
  [...foldText(text).matchAll(wordPattern)].map(([word]) => word).join(' ');
