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

/** What an applicant borrows: one offer per amount that the product covers. */
const loanFields = {
  ...productFields,
  minAge: age,
  payoutTime: line,
  amountRange: amountRangeSchema,
  termRange: termRangeSchema,
  offers: z.array(offerSchema).max(50),
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
