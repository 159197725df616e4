import { cardYearCost, quoteLoan, roundDecimal, tradesCost, yearlyInterest } from '@plaza/finance';
import type { ListChoice } from './list-choice.ts';
import type { LivePrice, LiveProduct, Outside } from './list-settings.ts';

/** The figures of a product for what was chosen, or why it has none. */
export type LiveFigures = {
  readonly numbers: Readonly<Record<string, number>>;
  /** How many payments of which amount, in order. */
  readonly payments?: readonly (readonly [count: number, amount: number])[];
  readonly outside?: Outside | undefined;
};

type Chosen = Pick<ListChoice, 'numbers' | 'term'>;

/** Recomputes the figures of a product; money in units of the currency, rates in percent. */
export function liveFigures(price: LivePrice, { numbers, term }: Chosen): LiveFigures {
  const { amount, spending = 0, balance, trades = 0 } = numbers;
  switch (price.of) {
    case 'loan':
      return loanFigures(price, amount, term);
    case 'card':
      return { numbers: { yearCost: cardYearCost(price, spending) } };
    case 'account':
      return accountFigures(price, balance);
    case 'broker':
      if (!price.fee) return without('shares');
      return { numbers: { tradesCost: tradesCost(price.fee, { trades, value: amount ?? 0 }) } };
    case 'price':
      return { numbers: price.year === undefined ? {} : { yearPrice: price.year } };
  }
}

type LoanPrice = Extract<LivePrice, { of: 'loan' }>;

/** Whether a lender lends an amount over a term, as far as that needs no price. */
export const lends = (
  { offers, amounts, days, terms }: LoanPrice,
  amount: number,
  termDays: number,
): boolean =>
  isIn(amount, amounts) &&
  isIn(termDays, days) &&
  (offers.some((offer) => offer.amount === amount && offer.termDays === termDays) ||
    (terms !== undefined && isWhole(termDays, terms.everyDays)));

/** Terms are whole numbers of instalments; a loan without them is paid back at once. */
const isWhole = (termDays: number, everyDays = termDays) => termDays % everyDays === 0;

const isIn = (value: number, [min, max]: readonly [number, number]) => value >= min && value <= max;

/** Without a term the one that the lender publishes for the nearest amount. */
function loanFigures(
  { offers, amounts, days, terms }: LoanPrice,
  wanted: number | undefined,
  term: number | undefined,
): LiveFigures {
  const amount = wanted ?? offers[0]?.amount ?? amounts[0];
  const termDays = term ?? nearestOffer(offers, amount)?.termDays ?? days[0];
  if (!isIn(amount, amounts)) return without('amount');
  if (!isIn(termDays, days)) return without('term');
  const published = offers.find((offer) => offer.amount === amount && offer.termDays === termDays);
  if (published) return figuresOf(published);
  const quoted = terms && quoteLoan(terms, { amount, termDays });
  if (quoted?.apr === undefined || quoted.termDays !== termDays) return without('unpublished');
  return figuresOf({ ...quoted, apr: quoted.apr, payments: grouped(quoted.payments) });
}

const without = (outside: Outside): LiveFigures => ({ numbers: {}, outside });

/** The offer whose amount is nearest to one; offers are smallest first. */
export const nearestOffer = <T extends { readonly amount: number }>(
  offers: readonly T[],
  amount: number,
): T | undefined =>
  offers.toSorted((a, b) => Math.abs(a.amount - amount) - Math.abs(b.amount - amount))[0];

function figuresOf(loan: LoanPrice['offers'][number]): LiveFigures {
  const { amount, termDays, apr, totalPayable, payments } = loan;
  const cost = roundDecimal(totalPayable - amount, 2);
  const instalment = payments[0]?.[1] ?? totalPayable;
  return { numbers: { amount, term: termDays, apr, cost, totalPayable, instalment }, payments };
}

/** Equal payments that follow each other, counted. */
function grouped(payments: readonly number[]): [number, number][] {
  const groups: [number, number][] = [];
  for (const payment of payments) {
    const last = groups.at(-1);
    if (last?.[1] === payment) last[0]++;
    else groups.push([1, payment]);
  }
  return groups;
}

function accountFigures(
  { tiers, minDeposit }: Extract<LivePrice, { of: 'account' }>,
  balance: number | undefined,
): LiveFigures {
  if (!balance) return { numbers: { rate: Math.max(0, ...tiers.map(({ percent }) => percent)) } };
  if (balance < minDeposit) return without('balance');
  const interest = yearlyInterest(tiers, balance);
  return { numbers: { interest, rate: roundDecimal((interest / balance) * 100, 2) } };
}

/** What a product is sorted by; undefined without such a figure. */
export const figureOf = (
  { values }: Pick<LiveProduct, 'values'>,
  { numbers }: LiveFigures,
  name: string,
): number | undefined => numbers[name] ?? values[name];
