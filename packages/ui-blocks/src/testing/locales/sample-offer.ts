import { computeApr } from '@plaza/finance';
import type { OverviewLabels } from '../../blocks/finance-overview-block/product-overview.ts';
import type { ProductCardData } from '../../blocks/product-card/product-data.ts';
import type { RepresentativeExampleLabels } from '../../blocks/representative-example/representative-example.tsx';
import type { RepresentativeExampleFigures } from '../../blocks/representative-example/schema.ts';
import { formatsOf } from './formats.ts';
import type { LocaleRow } from './locales.ts';

const PRINCIPAL = 250;
const FEE = 25;
const DAYS = 30;
const PAYABLE = PRINCIPAL + FEE;
const APR = computeApr([
  { amount: PRINCIPAL, after: {} },
  { amount: -PAYABLE, after: { days: DAYS } },
]) as number;

function exampleLabels({ messages }: LocaleRow): RepresentativeExampleLabels {
  return {
    heading: messages['example-heading'],
    totalCredit: messages['example-totalCredit'],
    borrowingRate: messages['example-borrowingRate'],
    totalCost: messages['example-totalCost'],
    term: messages['example-term'],
    apr: messages['example-apr'],
    totalPayable: messages['example-totalPayable'],
    instalments: messages['example-instalments'],
  };
}

/** Labels of product cards, lists and overviews. */
export function offerLabels(row: LocaleRow): OverviewLabels {
  return { ...row.messages, example: exampleLabels(row) };
}

/** The figures of one offer, formatted for the locale. */
function figuresOf(row: LocaleRow) {
  const { money, days, percent } = formatsOf(row);
  return {
    amount: money(PRINCIPAL),
    term: days(DAYS),
    apr: percent(APR / 100),
    cost: money(FEE),
    totalPayable: money(PAYABLE),
  };
}

function exampleOf(row: LocaleRow): RepresentativeExampleFigures {
  const { messages } = row;
  const { money, percent } = formatsOf(row);
  const { amount, cost, term, apr, totalPayable } = figuresOf(row);
  return {
    totalCredit: amount,
    borrowingRate: messages.rateFixed.replace('{rate}', percent(0)),
    charges: [{ name: messages.fee, amount: money(FEE) }],
    totalCost: cost,
    term,
    apr,
    totalPayable,
    instalments: messages.instalment.replace('{amount}', totalPayable),
  };
}

/** Where the row of a loan that is repaid at once has its figures. */
const PLACES: Readonly<Record<string, 'first' | 'mark'>> = {
  amount: 'mark',
  term: 'mark',
  cost: 'first',
};

/** One offer in the language, the figures and the currency of a locale. */
export function sampleOffer(row: LocaleRow) {
  const { messages } = row;
  const figures = Object.entries(figuresOf(row)) as [keyof ReturnType<typeof figuresOf>, string][];
  return {
    id: 7,
    name: `${messages.product} Almazara`,
    apr: APR,
    lender: { name: 'Almazara', legalName: 'Almazara Financiera, S.L.' },
    figures: figures.map(([name, value]) => ({
      ...{ name, label: messages[name], value },
      ...(PLACES[name] && { place: PLACES[name] }),
    })),
    example: exampleOf(row),
    highlights: [messages.highlight],
    conditions: [messages.adult],
    action: { href: 'https://almazara.example/', label: messages.seeOffer },
  } satisfies ProductCardData;
}
