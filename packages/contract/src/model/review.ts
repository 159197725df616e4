import * as z from 'zod';
import { addressableFields } from './entry.ts';
import { imageSchema } from './image.ts';
import { sitePath } from './link.ts';
import { pageMetaSchema } from './page-meta.ts';
import { productIdSchema } from './product-parts.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { day, entryId, instant, line, paragraph } from './text.ts';

/** From 0, worst, to 5. */
const score = z.number().min(0).max(5);

const summaryFields = {
  ...addressableFields,
  path: sitePath,
  title: line,
  summary: paragraph,
  image: imageSchema.optional(),
  productId: productIdSchema.optional(),
  providerId: entryId.optional(),
  score,
  testedOn: day,
  authorId: entryId,
  reviewerId: entryId.optional(),
  /** When `reviewerId` last reviewed it; an edit is no review. */
  reviewedAt: instant.optional(),
  publishedAt: instant,
};

/** `/content/reviews`: a review as lists show it. */
export const reviewSummarySchema = z.object(summaryFields).meta({ id: 'ReviewSummary' });

/** `/content/reviews/{id}`: a whole review; `method` says how it was tested. */
export const reviewSchema = z
  .object({
    ...summaryFields,
    criteria: z
      .array(z.object({ name: line, score, text: paragraph }))
      .min(1)
      .max(20),
    pros: z.array(line).max(20),
    cons: z.array(line).max(20),
    method: paragraph,
    body: richTextDocumentSchema,
    meta: pageMetaSchema,
  })
  .meta({ id: 'Review' });

export type ReviewSummary = z.output<typeof reviewSummarySchema>;
export type Review = z.output<typeof reviewSchema>;
