import * as z from 'zod';
import { PRODUCT_KINDS } from './product.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { line, text } from './text.ts';

/** A property of a product, or one inside it with dots between: `amountRange.max`. */
const property = text(100);

const conditionSchema = z.object({
  property,
  operator: z.enum(['eq', 'gt', 'gte', 'lt', 'lte', 'neq']),
  value: z.int(),
});

/** A part of the score that a ranked list is ordered by. */
const weightSchema = z.object({ name: line, percent: z.int().min(1).max(100) });

/**
 * The products on a page: those of `kind` that meet the conditions, in order, up to the limit.
 * `amount`, in whole units of the country's currency, filters by offers of that amount.
 * `orderStatement` says the order to visitors; `method` and `weights` explain a ranked list.
 */
export const pageProductListSchema = z.object({
  heading: line,
  amount: z.int().min(1).max(1_000_000).optional(),
  kind: z.enum(PRODUCT_KINDS).optional(),
  order: z.object({ property, direction: z.enum(['asc', 'desc']) }).optional(),
  filter: z.object({ conditions: z.array(conditionSchema).max(20) }).optional(),
  limit: z.int().min(1).max(500).optional(),
  orderStatement: line.optional(),
  method: richTextDocumentSchema.optional(),
  weights: z
    .array(weightSchema)
    .min(1)
    .max(12)
    .refine((weights) => weights.reduce((sum, { percent }) => sum + percent, 0) === 100, {
      error: 'the percentages do not add up to 100',
    })
    .optional(),
});

export type PageProductList = z.output<typeof pageProductListSchema>;
