import type { SearchResult } from '@plaza/contract';
import { type TextWord, wordsOf } from './search-words.ts';

/** Characters of an excerpt, and those before its first match. */
const size = { excerpt: 220, before: 60 };

/** More marks do not help. */
const mostMarks = 50;

type Excerpt = SearchResult['excerpt'];

/**
 * The part of a text around the first found word, cut between words, with an ellipsis where it is
 * cut, and where found words are.
 *
 * @param stems stems and words of the search, without accents
 */
export function createExcerpt(texts: readonly string[], stems: readonly string[]): Excerpt {
  const found = texts.map((text) => ({ text, match: firstMatch(text, stems) }));
  const { text = '', match } = found.find((each) => each.match) ?? found.find(hasText) ?? {};
  const start = match && match.start > size.before ? wordStart(text, match.start - size.before) : 0;
  const excerpt = `${start > 0 ? '…' : ''}${cut(text.slice(start))}`;
  const marks = [...wordsOf(excerpt)]
    .filter(({ folded }) => isMatch(folded, stems))
    .map(({ start, end }): [number, number] => [start, end]);
  return { text: excerpt, marks: marks.slice(0, mostMarks) };
}

const hasText = ({ text }: { readonly text: string }) => text.length > 0;

function firstMatch(text: string, stems: readonly string[]): TextWord | undefined {
  for (const word of wordsOf(text)) if (isMatch(word.folded, stems)) return word;
  return undefined;
}

/** Stems are the beginnings of words; that of a short word is the word. */
const isMatch = (word: string, stems: readonly string[]) =>
  stems.some((stem) => (stem.length < 3 ? word === stem : word.startsWith(stem)));

/** The start of the word after `index`. */
function wordStart(text: string, index: number): number {
  const space = text.indexOf(' ', index);
  return space < 0 || space > index + size.before ? index : space + 1;
}

function cut(text: string): string {
  if (text.length <= size.excerpt) return text;
  const space = text.lastIndexOf(' ', size.excerpt);
  // A long text without spaces is cut anywhere, but not inside a character.
  const end = space > size.before ? space : size.excerpt;
  return `${text.slice(0, end).replace(/[\ud800-\udbff]$/, '')}…`;
}
