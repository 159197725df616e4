import { amountFormat } from '@plaza/i18n/formats';
import { type Fit, matchWord } from './match-word.ts';
import { type ReadQuery, readQuery } from './read-query.ts';
import type { SearchIndex, SearchList, SearchOption, Suggestion } from './search-index.ts';

/** Lists that a search leads to, at most. */
const MOST = 3;

/** Another term of a list is meant if it is this near. */
const SAME_TERM = 0.05;

/** What a further word of a phrase counts more than its fit. */
const WORD = 3;

type Found = {
  readonly list: SearchList;
  readonly kind: number;
  readonly options: readonly SearchOption[];
  readonly rest: number;
};

/**
 * The lists that a search asks for, with what it says of them chosen: `cards without a fee` is the
 * list of cards, filtered. Nothing for a search that says more than a kind of product and no choice:
 * that is for the full text.
 */
export function findLists(index: SearchIndex, text: string): Suggestion[] {
  const query = readQuery(text, index.words);
  const all = index.lists.map((list) => findIn(list, query, index.words.ignored));
  const best = Math.max(0, ...all.map(({ kind }) => kind));
  const asked = best > 0 ? all.filter(({ kind }) => kind === best) : withoutKind(all, query);
  return asked
    .filter(({ rest, options }) => rest === 0 || options.length > 0 || query.amount !== undefined)
    .toSorted((a, b) => b.options.length - a.options.length)
    .slice(0, MOST)
    .map(({ list, options }) => suggestion(index, list, { ...query, options }));
}

/** An amount alone is asked of the first list; words alone, of the lists that know them. */
function withoutKind(all: readonly Found[], { amount }: ReadQuery): Found[] {
  const knowing = all.filter(({ options }) => options.length > 0);
  if (amount === undefined) return knowing;
  const [first] = [...knowing, ...all].filter(({ list }) => list.amount === 'amount');
  return first ? [first] : [];
}

function findIn(list: SearchList, { words }: ReadQuery, ignored: readonly string[]): Found {
  const left = [...words];
  const options = list.options.filter(({ phrases }) => take(left, phrases) > 0);
  let kind = 0;
  for (let fit = take(left, list.phrases); fit > 0; fit = take(left, list.phrases))
    kind = Math.max(kind, fit);
  const rest = left.filter((word) => !ignored.some((each) => matchWord(word, each) > 1));
  return { list, kind, options, rest: rest.length };
}

/**
 * Takes the best phrase out of words: the one with most words, of those the one that fits best.
 *
 * @returns how well it fits, more for more words; 0 if there is none
 */
function take(words: string[], phrases: readonly string[]): number {
  let best = { at: 0, count: 0, fit: 0 as number };
  for (const phrase of phrases) {
    const known = phrase.split(' ');
    for (let at = 0; at + known.length <= words.length; at++) {
      const fit = fitOf(words.slice(at, at + known.length), known);
      if (fit > 0 && (known.length > best.count || (known.length === best.count && fit > best.fit)))
        best = { at, count: known.length, fit };
    }
  }
  words.splice(best.at, best.count);
  // A phrase of several words is no accident, even with a slip.
  return best.fit === 0 ? 0 : best.fit + WORD * best.count;
}

const fitOf = (words: readonly string[], known: readonly string[]): Fit =>
  words.reduce<Fit>(
    (least, word, index) => Math.min(least, matchWord(word, known[index] ?? '')) as Fit,
    3,
  );

function suggestion(
  index: SearchIndex,
  { label, href, amount: parameter, terms }: SearchList,
  { amount, days, options }: ReadQuery & Pick<Found, 'options'>,
): Suggestion {
  const money = amountFormat(index);
  const term = days === undefined ? undefined : nearest(terms, days);
  const chosen = [
    ...(amount !== undefined && parameter
      ? [{ label: money(amount), query: `${parameter}=${amount}` }]
      : []),
    ...(term ? [term] : []),
    ...options,
  ];
  const query = chosen.flatMap((each) => each.query ?? []).join('&');
  const what = chosen.map((each) => each.label).join(', ');
  return [what ? `${label}: ${what}` : label, query ? `${href}?${query}` : href];
}

function nearest(terms: SearchList['terms'], days: number) {
  const distance = (term: SearchList['terms'][number]) => Math.abs(term.days - days);
  const [best] = terms.toSorted((a, b) => distance(a) - distance(b));
  return best && distance(best) <= days * SAME_TERM ? best : undefined;
}
