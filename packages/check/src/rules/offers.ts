import type { LoanLike, Offer } from '@plaza/contract';
import { quoteLoan } from '@plaza/finance';
import type { Entry, EntryRule, Finding } from '../model.ts';
import { aprOf, paymentsOf, settlesAtRate } from '../offer-figures.ts';

/** The figures of an offer are consistent with each other and with its product. */
export const offers: EntryRule = (content) => content.entries('products').flatMap(productFindings);

/** Minors cannot borrow in any country. */
const LEGAL_AGE = 18;

function productFindings({ file, value }: Entry<'products'>): Finding[] {
  const ages = 'minAge' in value && value.minAge < LEGAL_AGE ? [underAge(file, value.minAge)] : [];
  return [...ages, ...('offers' in value ? offerFindings(file, value) : [])];
}

function underAge(file: string, minAge: number): Finding {
  return {
    file,
    path: ['minAge'],
    message: `minAge is ${minAge}, but credit is for adults`,
    hint: `Write ${LEGAL_AGE} or more.`,
  };
}

function offerFindings(file: string, product: LoanLike): Finding[] {
  return product.offers.flatMap((offer, index) =>
    [
      ...figureFindings(offer),
      ...placeFindings(offer, index, product),
      ...termsFindings(offer, product),
    ].map(({ path, ...finding }) => ({
      file,
      path: ['offers', index, ...path],
      ...finding,
    })),
  );
}

type LocalFinding = Required<Pick<Finding, 'path' | 'message' | 'hint'>>;

/** Whether rate, payments, term and fees of an offer agree; also of the example of a card. */
export function figureFindings(offer: Offer): LocalFinding[] {
  const findings: LocalFinding[] = [];
  const apr = aprOf(offer);
  if (apr !== offer.apr)
    findings.push({
      path: ['apr'],
      message: `apr is ${offer.apr}, but the payments give ${apr ?? 'no rate'}`,
      hint: 'Correct the rate, or the amounts and days of the payments.',
    });
  const lastDay = paymentsOf(offer).at(-1)?.day;
  if (lastDay !== offer.termDays)
    findings.push({
      path: ['termDays'],
      message: `termDays is ${offer.termDays}, but the last payment is due after ${lastDay} days`,
      hint: 'Correct the term, or everyDays and count of the instalments.',
    });
  if (!settlesAtRate(offer))
    findings.push({
      path: ['borrowingRate', 'percent'],
      message: `the payments do not repay the loan at ${offer.borrowingRate.percent} % a year with its fees`,
      hint: 'Correct the rate, the fees or the instalments.',
    });
  return findings;
}

function placeFindings(
  { amount, termDays }: Offer,
  index: number,
  { offers: all, amountRange, termRange }: LoanLike,
): LocalFinding[] {
  const findings: LocalFinding[] = [];
  const first = all.findIndex((other) => other.amount === amount);
  if (first !== index)
    findings.push({
      path: ['amount'],
      message: `offers[${first}] already has the amount ${amount}`,
      hint: 'A product has one offer per amount.',
    });
  if (amount < amountRange.min || amount > amountRange.max)
    findings.push({
      path: ['amount'],
      message: `the amount ${amount} is not in amountRange, ${amountRange.min} to ${amountRange.max}`,
      hint: 'Correct the amount or the range.',
    });
  if (termDays < termRange.minDays || termDays > termRange.maxDays)
    findings.push({
      path: ['termDays'],
      message: `${termDays} days are not in termRange, ${termRange.minDays} to ${termRange.maxDays}`,
      hint: 'Correct the term or the range.',
    });
  return findings;
}

/** Visitors who choose the amount and term of an offer get exactly its figures. */
function termsFindings(offer: Offer, { terms }: LoanLike): LocalFinding[] {
  const quote = terms && quoteLoan(terms, offer);
  if (!quote) return [];
  const payments = paymentsOf(offer).map(({ cents }) => cents / 100);
  const figures = [
    ['borrowingRate.percent', offer.borrowingRate.percent, quote.rate],
    [
      'fees',
      offer.fees.map(({ amount }) => amount).join(' + '),
      quote.fees.filter(Boolean).join(' + '),
    ],
    ['termDays', offer.termDays, quote.termDays],
    ['totalPayable', offer.totalPayable, quote.totalPayable],
    ['instalments', payments.join(' + '), quote.payments.join(' + ')],
    ['apr', offer.apr, quote.apr],
  ] as const;
  return figures
    .filter(([, published, computed]) => published !== computed)
    .map(([name, published, computed]) => ({
      path: name.split('.'),
      message: `${name} is ${published}, but the product's terms give ${computed}`,
      hint: 'Correct the offer, or the terms of the product.',
    }));
}
