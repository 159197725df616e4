import type { Offer } from '@plaza/contract';
import { type LoanPricing, quoteLoan } from '@plaza/finance';

/** A loan to publish: the amount in whole units, and the names of the lender's fees. */
export interface OfferWish {
  readonly amount: number;
  readonly termDays: number;
  readonly feeNames?: readonly string[];
}

/**
 * The offer that a lender's terms give, whose figures therefore agree to the cent.
 *
 * @throws Error for terms without an APR
 */
export function quotedOffer(pricing: LoanPricing, wish: OfferWish): Offer {
  const quote = quoteLoan(pricing, wish);
  if (quote?.apr === undefined) throw new Error(`No price for ${wish.amount}`);
  const { everyDays = quote.termDays } = pricing;
  const instalments: { count: number; amount: number; everyDays: number }[] = [];
  for (const amount of quote.payments) {
    const last = instalments.at(-1);
    if (last?.amount === amount) last.count++;
    else instalments.push({ count: 1, amount, everyDays });
  }
  return {
    amount: quote.amount,
    termDays: quote.termDays,
    borrowingRate: { percent: quote.rate, type: 'fixed' },
    fees: quote.fees.flatMap((amount, index) =>
      amount > 0 ? [{ name: wish.feeNames?.[index] ?? '', amount }] : [],
    ),
    apr: quote.apr,
    totalPayable: quote.totalPayable,
    instalments,
  };
}
