import { foldText } from '@plaza/contract/typed';
import { numberWords } from '@plaza/i18n';
import { isOf } from './query/match-word.ts';
import type { SearchIndex, SearchWords } from './query/search-index.ts';

/** A number of a text: its value, how many tokens write it, and of how many words it is made. */
type Run = { readonly value: number; readonly length: number; readonly words: number };

type Phrases = ReadonlyMap<string, number>;

type Known = {
  readonly numbers: Phrases;
  readonly terms: Phrases;
  readonly of: readonly string[];
  readonly units: SearchWords;
};

/** The longest phrase: `one and a half years`. */
const MOST_TOKENS = 5;

/** In words a number without a unit is an amount from this on: `five hundred`. */
const LEAST_AMOUNT = 100;

/**
 * Writes the terms and amounts of a search in digits, as the search of lists reads them: `lån på ett år`
 * is `lan pa 1 ar`. A number without a unit stays, because small numbers are also articles.
 */
export async function numbersInDigits(text: string, index: SearchIndex): Promise<string> {
  const words = await numberWords(index.locale);
  if (!words) return text;
  const tokens = foldText(text).match(/\p{L}+|[^\p{L}\s]+/gu) ?? [];
  const known: Known = {
    numbers: phrasesOf(words.numbers),
    terms: phrasesOf(words.terms),
    of: words.of ?? [],
    units: index.words,
  };
  const written: string[] = [];
  let isChanged = false;
  for (let at = 0; at < tokens.length; ) {
    // `vuodeksi` is a year, `2 vuodeksi` are two.
    const isCounted = /\d$/.test(written.at(-1) ?? '');
    const found = (!isCounted && termAt(tokens, at, known)) || numberAt(tokens, at, known);
    isChanged ||= found !== undefined;
    written.push(found?.text ?? tokens[at] ?? '');
    at += found?.length ?? 1;
  }
  return isChanged ? written.join(' ') : text;
}

const phrasesOf = (phrases: Readonly<Record<string, readonly string[]>>): Phrases =>
  new Map(
    Object.entries(phrases).flatMap(([value, each]) =>
      each.map((phrase): [string, number] => [foldText(phrase), Number(value)]),
    ),
  );

type Written = { readonly text: string; readonly length: number };

function numberAt(tokens: readonly string[], at: number, known: Known): Written | undefined {
  const { units, of } = known;
  const run = runAt(tokens, at, known);
  if (!run) return undefined;
  const next = at + run.length;
  const isJoined = of.includes(tokens[next] ?? '');
  const unit = tokens[isJoined ? next + 1 : next] ?? '';
  const isTerm = Object.values(units.days).some((days) => isOf(days, unit));
  const isMoney = run.value > 1 && (/^\p{Sc}/u.test(unit) || isOf(units.money, unit));
  if (isTerm || isMoney) return { text: `${run.value}`, length: run.length + Number(isJoined) };
  if (run.value < LEAST_AMOUNT || run.words < 2) return undefined;
  // With the currency beside it, 2,000 is not read as a year.
  return { text: `${run.value} ${units.money[0] ?? ''}`, length: run.length };
}

function termAt(tokens: readonly string[], at: number, known: Known): Written | undefined {
  const found = phraseAt(tokens, at, known.terms);
  const [day] = known.units.days[1] ?? [];
  return found && day ? { text: `${found.values[0]} ${day}`, length: found.length } : undefined;
}

/** Digits that words may multiply: `2 million`; not the last of `20 000`. */
const FACTOR = /^[1-9]\d{0,2}([.,]\d{1,2})?$/;

/** The longest number that begins at a token. */
function runAt(tokens: readonly string[], at: number, known: Known): Run | undefined {
  const isFactor = FACTOR.test(tokens[at] ?? '') && !/\d$/.test(tokens[at - 1] ?? '');
  const digits = isFactor ? Number(tokens[at]?.replace(',', '.')) : 0;
  let sum: Sum = { whole: 0, part: digits, scale: Number.POSITIVE_INFINITY };
  let run: Run | undefined = isFactor ? { value: digits, length: 1, words: 1 } : undefined;
  for (;;) {
    const end = at + (run?.length ?? 0);
    const start = run && tokens[end] === '-' ? end + 1 : end;
    const joined = isFactor && known.of.includes(tokens[start] ?? '') ? start + 1 : start;
    const found =
      phraseAt(tokens, joined, known.numbers) ?? compoundOf(tokens[joined], known.numbers);
    const isMultiplied = !isFactor || run?.words !== 1 || (found?.values[0] ?? 0) >= 100;
    const more = isMultiplied && found?.values.reduce<Sum | undefined>(add, sum);
    if (!found || !more) return run;
    sum = more;
    run = {
      value: sum.whole + sum.part,
      length: joined + found.length - at,
      words: (run?.words ?? 0) + found.values.length,
    };
  }
}

/** `scale` is the last of thousand and million that was said, after which only a smaller one can be. */
type Sum = { readonly whole: number; readonly part: number; readonly scale: number };

/** Adds the next word of a number; undefined if it begins another number. */
function add(sum: Sum | undefined, value: number): Sum | undefined {
  if (!sum) return undefined;
  const { whole, part, scale } = sum;
  if (value >= 1000 && value < scale)
    return { whole: whole + (part || 1) * value, part: 0, scale: value };
  if (value === 100 && part < 100) return { whole, part: (part || 1) * 100, scale };
  const isFree = value >= 100 ? part === 0 : part % (value < 10 ? 10 : 100) === 0;
  return isFree && value < 1000 && part % 100 !== 10 ? { ...sum, part: part + value } : undefined;
}

type Found = { readonly values: readonly number[]; readonly length: number };

function phraseAt(tokens: readonly string[], at: number, phrases: Phrases): Found | undefined {
  for (let length = Math.min(MOST_TOKENS, tokens.length - at); length > 0; length--) {
    const value = phrases.get(tokens.slice(at, at + length).join(' '));
    if (value !== undefined) return { values: [value], length };
  }
  return undefined;
}

/** The numbers of a word that joins them: `femtiotusen`. */
function compoundOf(token: string | undefined, numbers: Phrases): Found | undefined {
  const values: number[] = [];
  for (let rest = token ?? ''; rest !== ''; ) {
    const known = [...numbers.keys()].filter((each) => rest.startsWith(each));
    const [longest] = known.toSorted((a, b) => b.length - a.length);
    if (longest === undefined) return undefined;
    values.push(numbers.get(longest) ?? 0);
    rest = rest.slice(longest.length);
  }
  return values.length > 1 ? { values, length: 1 } : undefined;
}
