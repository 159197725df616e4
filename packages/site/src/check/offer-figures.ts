import type { Offer } from '@plaza/contract';
import { computeApr } from '@plaza/finance';

/** A payment in minor units, and the days since the loan was paid out. */
export type Payment = { readonly day: number; readonly cents: number };

/** Money in minor units: decimal fractions do not add up in binary. */
const cents = (amount: number) => Math.round(amount * 100);

const feeCents = ({ fees }: Offer) => fees.reduce((sum, { amount }) => sum + cents(amount), 0);

/** What a loan costs: what is paid back, less what was lent. */
export const costOf = ({ totalPayable, amount }: Offer) =>
  (cents(totalPayable) - cents(amount)) / 100;

/** Every payment of an offer on its day; a single payment without interval is due at the end. */
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
 * The rate that the payments alone give (Directive (EU) 2023/2225, annex III); undefined where none
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

/** Parts of a year between two days, as lenders count them. */
const dayCounts: readonly ((days: number) => number)[] = [
  (days) => days / 365,
  (days) => days / 360,
  // Months of equal length.
  (days) => Math.round(days / 30.4375) / 12,
];

/**
 * Whether the payments settle the loan at its borrowing rate, by one of the usual ways to count days,
 * with fees lent along or paid beside, to a cent a payment.
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
