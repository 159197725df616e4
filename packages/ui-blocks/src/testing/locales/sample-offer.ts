import { computeApr } from '@plaza/finance';
import type { OverviewLabels } from '../../blocks/finance-overview-block/product-overview.ts';
import type { ProductCardData } from '../../blocks/product-card/product-card.tsx';
import type { RepresentativeExampleLabels } from '../../blocks/representative-example/representative-example.tsx';
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

function exampleLabels({ words }: LocaleRow): RepresentativeExampleLabels {
  return {
    heading: words['example-heading'],
    totalCredit: words['example-totalCredit'],
    borrowingRate: words['example-borrowingRate'],
    totalCost: words['example-totalCost'],
    term: words['example-term'],
    apr: words['example-apr'],
    totalPayable: words['example-totalPayable'],
    instalments: words['example-instalments'],
  };
}

/** Labels of product cards, lists and overviews. */
export function offerLabels(row: LocaleRow): OverviewLabels {
  return { ...row.words, example: exampleLabels(row) };
}

/** The figures of one offer, as a page of the locale writes them. */
function figuresOf(row: LocaleRow) {
  const { money, days, percent } = formatsOf(row);
  return {
    amount: money(PRINCIPAL),
    term: days(DAYS),
    cost: money(FEE),
    apr: percent(APR / 100),
    totalPayable: money(PAYABLE),
  };
}

function exampleOf(row: LocaleRow): ProductCardData['example'] {
  const { words } = row;
  const { money, percent } = formatsOf(row);
  const { amount, cost, term, apr, totalPayable } = figuresOf(row);
  return {
    totalCredit: amount,
    borrowingRate: words.rateFixed.replace('{rate}', percent(0)),
    charges: [{ name: words.fee, amount: money(FEE) }],
    totalCost: cost,
    term,
    apr,
    totalPayable,
    instalments: words.instalment.replace('{amount}', totalPayable),
  };
}

/** One offer in the words, the figures and the currency of a locale. */
export function sampleOffer(row: LocaleRow): ProductCardData {
  const { words } = row;
  return {
    id: 7,
    name: `${words.product} Almazara`,
    apr: APR,
    lender: { name: 'Almazara', legalName: 'Almazara Financiera, S.L.' },
    figures: figuresOf(row),
    example: exampleOf(row),
    highlights: [words.highlight],
    conditions: [words.adult],
    action: { href: 'https://almazara.example/', label: words.seeOffer },
  };
}
