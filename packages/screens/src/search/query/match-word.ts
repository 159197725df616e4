import { mostSlips, slips } from '@plaza/contract/typed';

/** How well a typed word fits a known one: 3 the same, 2 its beginning, 1 with slips, 0 not. */
export type Fit = 0 | 1 | 2 | 3;

/**
 * Compares two folded words.
 *
 * @param known may end in `*`: the beginning of a word
 */
export function matchWord(typed: string, known: string): Fit {
  const stem = known.replace(/\*$/, '');
  if (typed === stem) return 3;
  if (stem !== known && typed.startsWith(stem)) return 2;
  // The first letter is rarely the wrong one, and makes it another word.
  const most = mostSlips(stem) - Number(typed[0] !== stem[0]);
  if (most < 1) return 0;
  const parts = stem === known ? [typed] : [typed, typed.slice(0, stem.length)];
  return parts.some((part) => slips(part, stem, most) <= most) ? 1 : 0;
}

/** Whether a word is one of the known ones, without slips: in a word so short they make another. */
export const isOf = (known: readonly string[] = [], word: string): boolean =>
  word !== '' && known.some((each) => matchWord(word, each) > 1);
