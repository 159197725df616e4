/** Letters of a word, at least, for one and for two slips. */
const LETTERS = { one: 4, two: 6 };

/** More slips than any word has letters. */
const FAR = 999;

/** The slips with which a word of that many letters is still the word. */
export const mostSlips = ({ length }: string): number =>
  length < LETTERS.one ? 0 : length < LETTERS.two ? 1 : 2;

/**
 * The letters that were missed, added, mistaken or swapped with the next (optimal string alignment).
 *
 * @returns more than `most` if there are more
 */
export function slips(typed: string, known: string, most: number): number {
  if (Math.abs(typed.length - known.length) > most) return most + 1;
  let [last, row] = [[] as number[], Array.from({ length: known.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= known.length; j++) {
      const isSame = typed[i - 1] === known[j - 1];
      const isSwap = typed[i - 1] === known[j - 2] && typed[i - 2] === known[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + Number(!isSame),
        isSwap ? (last[j - 2] ?? 0) + 1 : FAR,
      );
    }
    [last, row] = [row, next];
  }
  return row[known.length] ?? 0;
}
