import * as z from 'zod';
import { line, money } from './text.ts';

/** `count` equal payments of `amount`, `everyDays` days apart; without it, one at the end of the term. */
const instalmentsSchema = z.object({
  count: z.int().min(1).max(1000),
  amount: money,
  everyDays: z.int().min(1).max(3660).optional(),
});

const feeSchema = z.object({ name: line, amount: money });

/** Percent a year. */
export const borrowingRateSchema = z.object({
  percent: z.number().min(0).max(10_000),
  type: z.enum(['fixed', 'variable']),
});

/** The cost of a loan of one amount. Money in the product's currency, rates in percent a year. */
export const offerSchema = z
  .object({
    amount: money,
    termDays: z.int().min(1).max(36_600),
    borrowingRate: borrowingRateSchema,
    fees: z.array(feeSchema).max(20),
    apr: z.number().min(0).max(1_000_000),
    totalPayable: money,
    instalments: z.array(instalmentsSchema).min(1).max(400),
  })
  .refine(instalmentsAddUp, {
    path: ['totalPayable'],
    error: 'totalPayable is not the sum of the instalments',
  })
  .meta({ id: 'Offer' });

/** Summed in cents: decimal fractions do not add up in binary. */
function instalmentsAddUp(offer: {
  totalPayable: number;
  instalments: readonly { count: number; amount: number }[];
}): boolean {
  const cents = offer.instalments.reduce((sum, i) => sum + i.count * Math.round(i.amount * 100), 0);
  return cents === Math.round(offer.totalPayable * 100);
}

export type Offer = z.output<typeof offerSchema>;
