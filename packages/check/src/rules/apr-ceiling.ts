import type { LoanLike, Product } from '@plaza/contract';
import { type AprCeiling, nationalCreditRules, quoteLoan } from '@plaza/finance';
import type { EntryRule, Finding } from '../model.ts';

type LocalFinding = Required<Pick<Finding, 'path' | 'message'>>;

/**
 * No product costs so much that its country forbids to advertise it: no published offer, no example,
 * and no amount and term that a visitor can choose.
 */
export const aprCeiling: EntryRule = (content) =>
  content.entries('products').flatMap(({ file, value }) => {
    const { aprCeiling: ceiling } = nationalCreditRules(value.locale);
    if (!ceiling) return [];
    const hint = `${value.locale.split('-').at(-1)} forbids to advertise credit at ${ceiling.from} % or more (${ceiling.source}). Lower the cost, or remove the product.`;
    return tooDear(value, ceiling).map((finding) => ({ file, hint, ...finding }));
  });

function tooDear(product: Product, ceiling: AprCeiling): LocalFinding[] {
  if (product.kind === 'creditCard') {
    if (product.apr < ceiling.from) return [];
    return [{ path: ['apr'], message: over(`the card's APR is ${product.apr}`, ceiling) }];
  }
  if (!('offers' in product)) return [];
  const published = product.offers.flatMap(({ apr, amount }, index) =>
    apr < ceiling.from
      ? []
      : [
          {
            path: ['offers', index, 'apr'],
            message: over(`the APR of the offer of ${amount} is ${apr}`, ceiling),
          },
        ],
  );
  return published.length > 0 ? published : dearestChoice(product, ceiling);
}

/** The dearest loan that a visitor can choose by the terms of the lender. */
function dearestChoice(product: LoanLike, ceiling: AprCeiling): LocalFinding[] {
  const { terms } = product;
  if (!terms) return [];
  const quotes = choices(product).flatMap((wish) => quoteLoan(terms, wish) ?? []);
  const [dearest] = quotes.toSorted((a, b) => (b.apr ?? 0) - (a.apr ?? 0));
  if (!dearest || (dearest.apr ?? 0) < ceiling.from) return [];
  const choice = `${dearest.amount} for ${dearest.termDays} days`;
  return [
    { path: ['terms'], message: over(`the terms give ${dearest.apr} for ${choice}`, ceiling) },
  ];
}

/** Fees weigh most on the smallest amount of each rate and on the shortest term. */
function choices({ amountRange, termRange, terms }: LoanLike) {
  const { min, max } = amountRange;
  const starts = terms?.rates.map(({ from }) => from).filter((from) => from > min && from <= max);
  const shortest = Math.max(termRange.minDays, terms?.everyDays ?? 1);
  return [min, ...(starts ?? []), max].flatMap((amount) =>
    [shortest, termRange.maxDays].map((termDays) => ({ amount, termDays })),
  );
}

const over = (what: string, { from }: AprCeiling) => `${what}, which is not below ${from}`;
