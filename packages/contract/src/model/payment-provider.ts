import * as z from 'zod';
import { addressableFields } from './entry.ts';
import { imageSchema } from './image.ts';
import { sitePath, webUrl } from './link.ts';
import { pageMetaSchema } from './page-meta.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { line, paragraph } from './text.ts';

export const PAYMENT_METHODS = [
  'card',
  'bankTransfer',
  'eWallet',
  'mobilePayment',
  'prepaidVoucher',
  'payLater',
  'cryptocurrency',
] as const;

const summaryFields = {
  ...addressableFields,
  path: sitePath,
  name: line,
  method: z.enum(PAYMENT_METHODS),
  summary: paragraph,
  logo: imageSchema.optional(),
  rating: z.number().min(0).max(5).optional(),
};

/** §7.1 `/content/payment-providers`: a way to pay as lists show it. */
export const paymentProviderSummarySchema = z
  .object(summaryFields)
  .meta({ id: 'PaymentProviderSummary' });

/** Fees and times in one country, as texts. */
const termsSchema = z.object({
  country: z
    .string()
    .length(2)
    .regex(/^[A-Z]{2}$/),
  depositFee: line,
  withdrawalFee: line,
  depositTime: line,
  withdrawalTime: line,
});

/** §7.1 `/content/payment-providers/{id}`. Currencies are ISO 4217, countries ISO 3166-1 alpha-2. */
export const paymentProviderSchema = z
  .object({
    ...summaryFields,
    depositTime: line.optional(),
    withdrawalTime: line.optional(),
    fees: paragraph.optional(),
    terms: z.array(termsSchema).max(260).optional(),
    currencies: z.array(z.string().length(3)).max(200).optional(),
    countries: z.array(z.string().length(2)).max(260).optional(),
    website: webUrl.optional(),
    body: richTextDocumentSchema,
    meta: pageMetaSchema,
  })
  .meta({ id: 'PaymentProvider' });

export type PaymentProviderSummary = z.output<typeof paymentProviderSummarySchema>;
export type PaymentProvider = z.output<typeof paymentProviderSchema>;
