import * as z from 'zod';
import { brokerDebtSchema, creditCardSchema, loanSchema } from './credit-products.ts';
import { bankAccountSchema, brokerSchema } from './deposit-products.ts';
import { currencyCode, productFields } from './product-parts.ts';
import { line, money } from './text.ts';

export const PRICE_PERIODS = ['once', 'month', 'year'] as const;

/** A product of any other type (§3.3), described by facts in the order of their importance. */
const genericProductSchema = z
  .object({
    ...productFields,
    kind: z.literal('generic'),
    facts: z
      .array(z.object({ name: line, value: line }))
      .min(1)
      .max(30),
    price: z
      .object({ amount: money, currency: currencyCode, per: z.enum(PRICE_PERIODS) })
      .optional(),
  })
  .meta({ id: 'GenericProduct' });

export const PRODUCT_KINDS = [
  'loan',
  'creditCard',
  'bankAccount',
  'broker',
  'brokerDebt',
  'generic',
] as const;

export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** §7.2: a product; its `kind` decides its fields. Currencies are ISO 4217. */
export const productSchema = z
  .discriminatedUnion('kind', [
    loanSchema,
    creditCardSchema,
    bankAccountSchema,
    brokerSchema,
    brokerDebtSchema,
    genericProductSchema,
  ])
  .meta({ id: 'Product' });

export type Product = z.output<typeof productSchema>;

/** A product of one kind, or of one of several. */
export type ProductOf<K extends ProductKind> = Extract<Product, { kind: K }>;

/** A product whose offers are loans. */
export type LoanLike = ProductOf<'loan' | 'brokerDebt'>;
