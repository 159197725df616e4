import type { Offer } from '@plaza/contract';
import { computeApr } from '@plaza/finance';

/** A payment in minor units, and the days since the loan was paid out. */
export type Payment = { readonly day: number; readonly cents: number };

/** Converts to minor units: decimal fractions do not add up in binary. */
const cents = (amount: number) => Math.round(amount * 100);

const feeCents = ({ fees }: Offer) => fees.reduce((sum, { amount }) => sum + cents(amount), 0);

/** The cost of a loan: the total payable less the amount borrowed. */
export const costOf = ({ totalPayable, amount }: Offer) =>
  (cents(totalPayable) - cents(amount)) / 100;

/**
 * Every payment of an offer with its day; a single payment without an interval is due at the end.
 */
export function paymentsOf({ instalments, termDays }: Offer): Payment[] {
  let day = 0;
  return instalments.flatMap(({ count, amount, everyDays }) =>
    Array.from({ length: count }, () => {
      day = everyDays ? day + everyDays : termDays;
      return { day, cents: cents(amount) };
    }),
  );
}

/**
 * The APR according to the payments (Directive (EU) 2023/2225, annex III); undefined if no rate
 * balances them.
 */
export function aprOf(offer: Offer): number | undefined {
  if (offer.amount <= 0 || offer.totalPayable <= 0) return undefined;
  const repayments = paymentsOf(offer).map(({ day, cents: paid }) => ({
    amount: -paid / 100,
    after: { days: day },
  }));
  return computeApr([{ amount: offer.amount, after: {} }, ...repayments]);
}

/** Fractions of a year, by the day counts that lenders use. */
const dayCounts: readonly ((days: number) => number)[] = [
  (days) => days / 365,
  (days) => days / 360,
  // Months of equal length.
  (days) => Math.round(days / 30.4375) / 12,
];

/**
 * Whether the payments repay the loan at its borrowing rate, by one of the usual day counts, with
 * fees financed or paid separately, within one cent per payment.
 */
export function settlesAtRate(offer: Offer): boolean {
  const payments = paymentsOf(offer);
  const fees = feeCents(offer);
  return dayCounts.some((yearsOf) =>
    [0, fees].some((beside) => {
      const owed = owedAfter(payments, cents(offer.amount) + fees - beside, (debt, days) =>
        Math.round((debt * offer.borrowingRate.percent * yearsOf(days)) / 100),
      );
      return Math.abs(owed + beside) <= payments.length - 1;
    }),
  );
}

function owedAfter(
  payments: readonly Payment[],
  lent: number,
  interestOn: (debt: number, days: number) => number,
): number {
  let [owed, lastDay] = [lent, 0];
  for (const { day, cents: paid } of payments) {
    owed += interestOn(owed, day - lastDay) - paid;
    lastDay = day;
  }
  return owed;
}
