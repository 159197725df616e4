import * as z from 'zod';
import { borrowingRateSchema, offerSchema } from './offer.ts';
import {
  amountRangeSchema,
  currencyCode,
  moneyRangeSchema,
  percentage,
  productFields,
  termRangeSchema,
} from './product-parts.ts';
import { line, money } from './text.ts';

export const CARD_NETWORKS = ['visa', 'mastercard', 'americanExpress', 'other'] as const;

const age = z.int().min(0).max(150);

const feeTermsSchema = z
  .object({ name: line, percent: percentage.optional(), amount: money.optional() })
  .refine((fee) => fee.percent !== undefined || fee.amount !== undefined, {
    error: 'a fee has a percent, an amount or both',
  });

/**
 * What the lender charges for any amount and term of its ranges, so that lists and calculators can
 * price what a visitor chooses. `rates`: percent a year of loans from an amount on. Fees are lent
 * with the amount. Without `everyDays` the loan is repaid in one payment. `yearDays` is the lender's
 * day count; `rounding` its way to round instalments to cents.
 */
const loanTermsSchema = z.object({
  rates: z
    .array(z.object({ from: money, percent: z.number().min(0).max(10_000) }))
    .min(1)
    .max(20)
    .refine(
      (rates) =>
        rates.every(({ from }, index) => index === 0 || from > (rates[index - 1]?.from ?? 0)),
      {
        error: 'rates are not in the order of their amounts',
      },
    ),
  fees: z.array(feeTermsSchema).max(10),
  everyDays: z.int().min(1).max(3660).optional(),
  yearDays: z.literal([360, 365]).default(365),
  rounding: z.enum(['up', 'nearest']).default('up'),
});

/** What an applicant borrows: one offer per amount that the product publishes. */
const loanFields = {
  ...productFields,
  minAge: age,
  payoutTime: line,
  amountRange: amountRangeSchema,
  termRange: termRangeSchema,
  offers: z.array(offerSchema).max(50),
  terms: loanTermsSchema.optional(),
};

/** A loan. */
export const loanSchema = z
  .object({ ...loanFields, kind: z.literal('loan') })
  .meta({ id: 'LoanProduct' });

/** A credit broker, or one that combines debts; `consolidates` names the debts it takes over. */
export const brokerDebtSchema = z
  .object({
    ...loanFields,
    kind: z.literal('brokerDebt'),
    lenders: z.int().min(1).max(10_000),
    brokerFee: z
      .object({ percent: percentage.optional(), amount: money.optional() })
      .refine((fee) => fee.percent !== undefined || fee.amount !== undefined, {
        error: 'a fee has a percent, an amount or both',
      })
      .optional(),
    consolidates: z.array(line).max(20),
  })
  .meta({ id: 'BrokerDebtProduct' });

/** A credit card; `example` is its representative example. */
export const creditCardSchema = z
  .object({
    ...productFields,
    kind: z.literal('creditCard'),
    currency: currencyCode,
    minAge: age,
    creditLimit: moneyRangeSchema,
    annualFee: money,
    borrowingRate: borrowingRateSchema,
    apr: z.number().min(0).max(1_000_000),
    interestFreeDays: z.int().min(0).max(366),
    foreignFeePercent: percentage.optional(),
    cashWithdrawalFee: line.optional(),
    rewards: z.array(line).max(20),
    cashbackPercent: percentage.optional(),
    network: z.enum(CARD_NETWORKS),
    example: offerSchema,
  })
  .refine((card) => card.apr === card.example.apr, {
    path: ['apr'],
    error: 'apr is not that of the example',
  })
  .meta({ id: 'CreditCardProduct' });
