import type { Offer } from '@plaza/contract';
import { annuityPayment, computeApr } from '@plaza/finance';

/** Terms of a sample loan; money in whole units of the currency. */
export interface SampleTerms {
  readonly amount: number;
  /** Borrowing rate in percent a year. */
  readonly rate: number;
  /** Number of payments, one every 30 days. */
  readonly payments: number;
  readonly fee?: { readonly name: string; readonly amount: number } | undefined;
}

const everyDays = 30;

/**
 * An offer whose figures agree to the cent: equal payments with the rest in the last, interest by
 * days, the fee financed with the amount, the APR by the directive's equation.
 *
 * @throws Error for terms whose APR cannot be computed
 */
export function sampleOffer({ amount, rate, payments, fee }: SampleTerms): Offer {
  const financed = Math.round((amount + (fee?.amount ?? 0)) * 100);
  const payment = Math.ceil(
    annuityPayment({ principal: financed, rate, instalments: payments, periodsPerYear: 365 / 30 }),
  );
  const last = lastPayment(financed, { rate, payments, payment });
  const apr = computeApr([
    { amount, after: {} },
    ...Array.from({ length: payments }, (_, index) => ({
      amount: -(index + 1 < payments ? payment : last) / 100,
      after: { days: (index + 1) * everyDays },
    })),
  ]);
  if (apr === undefined) throw new Error(`A loan of ${amount} at ${rate} % has no APR`);
  const regular = { count: payments - 1, amount: payment / 100, everyDays };
  return {
    amount,
    termDays: payments * everyDays,
    borrowingRate: { percent: rate, type: 'fixed' },
    fees: fee ? [fee] : [],
    apr,
    totalPayable: (payment * (payments - 1) + last) / 100,
    instalments:
      last === payment
        ? [{ ...regular, count: payments }]
        : [regular, { count: 1, amount: last / 100, everyDays }],
  };
}

type Plan = { readonly rate: number; readonly payments: number; readonly payment: number };

/** What is owed with the last payment, in cents, when all before it are equal. */
function lastPayment(financed: number, { rate, payments, payment }: Plan): number {
  let owed = financed;
  for (let number = 1; number <= payments; number++) {
    const interest = Math.round((owed * rate * (everyDays / 365)) / 100);
    if (number === payments) return owed + interest;
    owed += interest - payment;
  }
  return owed;
}
