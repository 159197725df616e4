import type { ProductOf } from '@plaza/contract';
import { type LoanPricing, roundDecimal } from '@plaza/finance';
import { slugOf } from '../content/products.ts';
import type { Market } from './markets.ts';
import { quotedOffer } from './quoted-offer.ts';
import { renamed } from './renamed.ts';

type Loan = ProductOf<'loan'>;

/** A lender's range: amounts in units of the market, terms in months, and where its rate lies. */
interface LenderShape {
  readonly amounts: readonly [min: number, max: number];
  readonly months: readonly [min: number, max: number];
  /** From 0, the market's least rate, to 1, its highest; that of larger amounts lower. */
  readonly rate: number;
  /** What is published: amounts in units, with their months. */
  readonly offers: readonly (readonly [amount: number, months: number])[];
  readonly minAge: number;
}

const shapes: readonly LenderShape[] = [
  {
    amounts: [2, 60],
    months: [12, 144],
    rate: 0,
    offers: [
      [5, 36],
      [15, 60],
      [40, 120],
    ],
    minAge: 20,
  },
  {
    amounts: [1, 40],
    months: [12, 120],
    rate: 0.25,
    offers: [
      [1, 12],
      [5, 36],
      [20, 72],
    ],
    minAge: 18,
  },
  {
    amounts: [5, 50],
    months: [24, 144],
    rate: 0.12,
    offers: [
      [5, 36],
      [15, 60],
      [50, 120],
    ],
    minAge: 21,
  },
  {
    amounts: [0.5, 15],
    months: [6, 72],
    rate: 0.85,
    offers: [
      [1, 12],
      [5, 36],
      [10, 60],
    ],
    minAge: 18,
  },
  {
    amounts: [1, 25],
    months: [12, 96],
    rate: 0.5,
    offers: [
      [1, 12],
      [5, 36],
      [15, 60],
    ],
    minAge: 18,
  },
];

/** Lenders of small amounts, all of it paid back after a month; amounts in tenths of a unit. */
const monthly: readonly LenderShape[] = [
  {
    amounts: [1, 10],
    months: [1, 1],
    rate: 0,
    offers: [
      [1, 1],
      [3, 1],
      [5, 1],
    ],
    minAge: 18,
  },
  {
    amounts: [1, 8],
    months: [1, 1],
    rate: 1,
    offers: [
      [1, 1],
      [3, 1],
      [8, 1],
    ],
    minAge: 21,
  },
];

/** Lenders of small amounts over months, for a country without others; in units. */
const small: readonly LenderShape[] = [
  {
    amounts: [0.5, 5],
    months: [3, 24],
    rate: 0.4,
    offers: [
      [0.5, 6],
      [1, 12],
      [2.5, 12],
    ],
    minAge: 18,
  },
  {
    amounts: [0.5, 3],
    months: [3, 12],
    rate: 0.7,
    offers: [
      [0.5, 6],
      [1, 12],
    ],
    minAge: 18,
  },
  {
    amounts: [1, 10],
    months: [6, 36],
    rate: 1,
    offers: [
      [1, 12],
      [2.5, 12],
      [5, 36],
    ],
    minAge: 21,
  },
];

/** Larger loans than the samples that a site starts with, of the market's further lenders. */
export function furtherLoans(model: Loan, market: Market): Loan[] {
  const extra = model.locale === 'es-ES' ? monthly : small;
  return market.lenders.map((lender, index) => {
    const shape = shapes[index] ?? extra[index - shapes.length];
    if (!shape) throw new Error(`No range for ${lender}`);
    const source = { model, market, lender, index };
    if (shape.months[1] > 1) return loanOf(source, shape, market.unit);
    const loan = loanOf(source, shape, market.unit / 10);
    const { highlights = [], conditions = [] } = market.monthly ?? {};
    return {
      ...loan,
      highlights: [...highlights],
      conditions: [...conditions, ...loan.conditions],
    };
  });
}

type Source = {
  readonly model: Loan;
  readonly market: Market;
  readonly lender: string;
  readonly index: number;
};

/** No longer than loans of that country are. */
const daysIn =
  ({ mostMonths = Number.POSITIVE_INFINITY }: Market) =>
  (months: number) =>
    Math.min(months, mostMonths) * 30;

function loanOf({ model, market, lender, index }: Source, shape: LenderShape, unit: number): Loan {
  const [least, most] = shape.amounts.map((amount) => amount * unit) as [number, number];
  const days = daysIn(market);
  const [shortest, longest] = shape.months.map(days) as [number, number];
  const pricing = pricingOf(market, shape, unit);
  const country = model.locale.slice(-2).toLowerCase();
  return {
    ...renamed(model, {
      id: 601 + index,
      name: lender,
      provider: lender,
      slug: `${slugOf(lender)}-${country}`,
    }),
    rank: 6 + index,
    minAge: shape.minAge,
    amountRange: { min: least, max: most, currency: model.amountRange.currency },
    termRange: { minDays: shortest, maxDays: longest },
    terms: pricing,
    offers: shape.offers.map(([amount, months]) =>
      quotedOffer(pricing, { amount: amount * unit, termDays: days(months) }),
    ),
  };
}

function pricingOf(market: Market, { rate, amounts, months }: LenderShape, unit: number) {
  const own = [market.leastRate, market.mostRate] as const;
  const [leastRate, mostRate] = months[1] > 1 ? own : (market.monthly?.rates ?? own);
  const percent = roundDecimal(leastRate + (mostRate - leastRate) * rate, 1);
  const large = 15 * unit;
  const pricing = { fees: [], everyDays: 30, yearDays: 365, rounding: 'up' } as const;
  const rates = [{ from: 0, percent }];
  if (amounts[1] > 15) rates.push({ from: large, percent: roundDecimal(percent - 0.5, 1) });
  return { ...pricing, fees: [], rates } satisfies LoanPricing;
}
