import { roundedInstalment, schedule } from './amortise.ts';
import { aprOfPayments } from './compute-apr.ts';
import { roundDecimal } from './round-decimal.ts';

/** What a lender charges for any amount and term, so that every loan can be priced. */
export interface LoanPricing {
  /** Borrowing rates in percent a year of loans from an amount on, lowest amount first. */
  readonly rates: readonly { readonly from: number; readonly percent: number }[];
  /** Fees that are lent with the amount: a percentage of it, a sum, or both. */
  readonly fees: readonly {
    readonly percent?: number | undefined;
    readonly amount?: number | undefined;
  }[];
  /** Days between instalments; without it, one payment at the end. */
  readonly everyDays?: number | undefined;
  /** Days of the year that the rate is for. */
  readonly yearDays: 360 | 365;
  readonly rounding: 'up' | 'nearest';
}

/** A loan to price: the amount in whole units of the currency. */
export interface LoanWish {
  readonly amount: number;
  readonly termDays: number;
}

/** The price of a loan. Money in units of the currency with at most two decimals. */
export interface LoanQuote extends LoanWish {
  readonly rate: number;
  /** In the order of the pricing's fees. */
  readonly fees: readonly number[];
  /** Payments but the last, which differs by a rounding. */
  readonly instalment: number;
  readonly payments: readonly number[];
  readonly cost: number;
  readonly totalPayable: number;
  readonly apr: number | undefined;
}

/**
 * Prices a loan by its lender's terms: fees are lent with the amount, and a term is as many
 * instalments as fit into it, at least one. The quote of a published amount and term is the
 * published offer.
 *
 * @returns undefined for an amount or a term of nothing
 */
export function quoteLoan(
  pricing: LoanPricing,
  { amount, termDays }: LoanWish,
): LoanQuote | undefined {
  const { everyDays = termDays, yearDays, rounding } = pricing;
  const lent = cents(amount);
  const instalments = Math.max(1, Math.floor(termDays / everyDays));
  const rate = pricing.rates.findLast(({ from }) => from <= amount) ?? pricing.rates[0];
  if (!(lent >= 1 && termDays >= 1 && instalments <= 1200 && everyDays <= 36_600) || !rate)
    return undefined;
  const fees = pricing.fees.map(
    (fee) => cents(fee.amount ?? 0) + roundDecimal((lent * (fee.percent ?? 0)) / 100),
  );
  const terms = {
    principal: fees.reduce((sum, fee) => sum + fee, lent),
    rate: rate.percent,
    periodsPerYear: yearDays / everyDays,
    ...{ instalments, rounding },
  };
  const plan = schedule(terms, roundedInstalment(terms));
  const payments = plan.rows.map(
    ({ number, payment }) => [-payment, (number * everyDays) / 365] as const,
  );
  return {
    amount,
    termDays: instalments * everyDays,
    rate: rate.percent,
    fees: fees.map(units),
    instalment: units(plan.instalment),
    payments: plan.rows.map(({ payment }) => units(payment)),
    cost: units(plan.totalPayable - lent),
    totalPayable: units(plan.totalPayable),
    apr: aprOfPayments([[lent, 0], ...payments]),
  };
}

/** Minor units: decimal fractions do not add up in binary. */
const cents = (amount: number) => roundDecimal(amount * 100);
const units = (minor: number) => minor / 100;
