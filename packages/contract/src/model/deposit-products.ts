import * as z from 'zod';
import { currencyCode, guaranteeSchema, percentage, productFields } from './product-parts.ts';
import { line, money } from './text.ts';

export const ACCOUNT_TYPES = ['current', 'savings', 'fixedTerm'] as const;

export const BROKER_TRADES = [
  'shares',
  'funds',
  'bonds',
  'options',
  'cfds',
  'crypto',
  'currencies',
] as const;

/** Effective interest in percent a year on the balance from `from` up to `to`. */
const interestTierSchema = z.object({ from: money, to: money.optional(), percent: percentage });

type InterestTier = z.output<typeof interestTierSchema>;

/** Tiers rise without overlapping; only the last may be open. */
function areTiersInOrder(tiers: readonly InterestTier[]): boolean {
  return tiers.every(({ from, to }, index) => {
    const next = tiers[index + 1];
    return (to === undefined || from < to) && (!next || (to !== undefined && to <= next.from));
  });
}

const days = z.int().min(1).max(36_600);

/** A bank account. */
export const bankAccountSchema = z
  .object({
    ...productFields,
    kind: z.literal('bankAccount'),
    currency: currencyCode,
    accountType: z.enum(ACCOUNT_TYPES),
    interestTiers: z
      .array(interestTierSchema)
      .max(20)
      .refine(areTiersInOrder, { error: 'tiers overlap, or one before the last has no end' }),
    monthlyFee: money,
    minDeposit: money.optional(),
    termDays: days.optional(),
    noticeDays: days.optional(),
    guarantee: guaranteeSchema,
  })
  .refine((account) => account.accountType !== 'fixedTerm' || account.termDays !== undefined, {
    path: ['termDays'],
    error: 'a fixed-term account needs termDays',
  })
  .meta({ id: 'BankAccountProduct' });

/** What a trade costs: an amount, a percentage of its value with a minimum, or both. */
const tradeFeeSchema = z
  .object({
    trade: z.enum(BROKER_TRADES),
    fixed: money.optional(),
    percent: percentage.optional(),
    min: money.optional(),
  })
  .refine((fee) => fee.fixed !== undefined || fee.percent !== undefined, {
    error: 'a fee has a fixed amount, a percent or both; 0 for a free trade',
  });

/** A broker of securities. `cfdLossShare`: the percentage of retail accounts that lose money. */
export const brokerSchema = z
  .object({
    ...productFields,
    kind: z.literal('broker'),
    currency: currencyCode,
    regulator: line,
    minDeposit: money,
    tradeFees: z
      .array(tradeFeeSchema)
      .min(1)
      .max(BROKER_TRADES.length)
      .refine((fees) => new Set(fees.map(({ trade }) => trade)).size === fees.length, {
        error: 'a trade is listed twice',
      }),
    custodyFeePercent: percentage.optional(),
    inactivityFee: line.optional(),
    cfdLossShare: percentage.optional(),
    compensation: guaranteeSchema.optional(),
  })
  .refine(
    ({ tradeFees, cfdLossShare }) =>
      cfdLossShare !== undefined || tradeFees.every(({ trade }) => trade !== 'cfds'),
    { path: ['cfdLossShare'], error: 'a broker of CFDs states the share of losing accounts' },
  )
  .meta({ id: 'BrokerProduct' });
