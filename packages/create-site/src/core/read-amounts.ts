import type { CountryCode } from '@plaza/routing';
import { AnswerError, type Answers, type Scope } from '../model/answers.ts';
import { lendingOf } from '../model/lending.ts';
import { assertCountry } from './read-countries.ts';
import { partsOf, wholeNumber } from './read-lists.ts';

const mostAmounts = 12;
const largestAmount = 1_000_000;
const smallestAmount = 50;

/** Amounts for all countries, `1000,3000`, or of one, `MX=1000,3000`; several of these with semicolons. */
export function readAmounts(text: string, { answers }: Scope): Answers['amounts'] {
  const { countries = [] } = answers;
  const given = new Map<CountryCode | 'all', readonly number[]>();
  for (const group of text.split(';').filter((part) => part.trim() !== '')) {
    const [first = '', list] = group.split('=', 2);
    const key = list === undefined ? 'all' : assertCountry(first.trim().toUpperCase(), countries);
    if (given.has(key)) throw new AnswerError(`the amounts of ${key} stand twice`);
    given.set(key, readList(list ?? first));
  }
  return Object.fromEntries(
    countries.map((code) => [code, given.get(code) ?? given.get('all') ?? lendingOf(code).amounts]),
  );
}

function readList(text: string): number[] {
  const amounts = partsOf(text).map((part) => {
    const amount = wholeNumber(part);
    if (amount !== undefined && amount >= smallestAmount && amount <= largestAmount) return amount;
    throw new AnswerError(
      `'${part}' is no amount; whole numbers from ${smallestAmount} to ${largestAmount}, such as 1000,3000`,
    );
  });
  const sorted = [...new Set(amounts)].toSorted((a, b) => a - b);
  if (sorted.length < amounts.length) throw new AnswerError(`'${text}' names an amount twice`);
  if (sorted.length > 0 && sorted.length <= mostAmounts) return sorted;
  throw new AnswerError(`'${text}' names ${sorted.length} amounts; from 1 to ${mostAmounts}`);
}

/** The usual amounts as they are proposed. */
export function writeAmounts(countries: readonly CountryCode[]): string {
  const lists = countries.map((code) => [code, lendingOf(code).amounts.join(',')] as const);
  const [first] = lists;
  return lists.length === 1 && first
    ? first[1]
    : lists.map(([code, list]) => `${code}=${list}`).join(';');
}
