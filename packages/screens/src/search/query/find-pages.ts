import { foldText } from '@plaza/contract/typed';
import { matchWord } from './match-word.ts';
import type { Suggestion } from './search-index.ts';

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The pages that hold every word of a text: those whose label begins with it first, and last those
 * that hold it with slips.
 */
export function findPages(pages: readonly Suggestion[], text: string): Suggestion[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const sought = typed.join(' ');
  const ranked = pages.flatMap((page) => {
    const [label, , ...keywords] = page;
    const known = wordsOf([label, ...keywords].join(' '));
    const whole = known.join(' ');
    if (whole.startsWith(sought)) return [{ page, rank: 0 }];
    if (typed.every((word) => whole.includes(word))) return [{ page, rank: 1 }];
    const isNear = typed.every((word) => known.some((each) => matchWord(word, each) > 0));
    return isNear ? [{ page, rank: 2 }] : [];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ page }) => page);
}
