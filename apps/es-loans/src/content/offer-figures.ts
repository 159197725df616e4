import type { Offer } from '@plaza/contract';
import { computeApr } from '@plaza/finance';

export interface Payment {
  /** Days since the loan was paid out. */
  readonly day: number;
  readonly cents: number;
}

export const cents = (euros: number) => Math.round(euros * 100);

export const feeCents = ({ fees }: Offer) =>
  fees.reduce((sum, { amount }) => sum + cents(amount), 0);

/** What the loan costs, in euros. */
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

/** The rate from the flows alone, by the directive's equation (Directive (EU) 2023/2225, annex III). */
export function recomputeApr(offer: Offer): number | undefined {
  const repayments = paymentsOf(offer).map((payment) => ({
    amount: -payment.cents / 100,
    after: { days: payment.day },
  }));
  return computeApr([{ amount: offer.amount, after: {} }, ...repayments]);
}

/**
 * Pays the loan back day by day at its borrowing rate, fees financed with the amount.
 *
 * @returns in cents, all interest that fell due, and what is still owed after the last payment
 */
export function amortise(offer: Offer): { interest: number; owed: number } {
  let [owed, interest, lastDay] = [cents(offer.amount) + feeCents(offer), 0, 0];
  for (const payment of paymentsOf(offer)) {
    const years = (payment.day - lastDay) / 365;
    const due = Math.round((owed * offer.borrowingRate.percent * years) / 100);
    interest += due;
    owed += due - payment.cents;
    lastDay = payment.day;
  }
  return { interest, owed };
}
