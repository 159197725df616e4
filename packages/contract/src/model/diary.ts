import * as z from 'zod';
import { articleFields } from './article.ts';
import { imageSchema } from './image.ts';
import { pageMetaSchema } from './page-meta.ts';
import { currencyCode } from './product-parts.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { entryId, instant, line, paragraph } from './text.ts';

const summaryFields = { ...articleFields, outcome: paragraph.optional() };

/** §7.1 `/content/diaries`: a diary as lists show it; `outcome` says how it ended. */
export const diarySummarySchema = z.object(summaryFields).meta({ id: 'DiarySummary' });

/** What the writer owns, or owes if negative, on the day of an entry. */
const balanceSchema = z.object({
  amount: z.number().min(-100_000_000).max(100_000_000),
  currency: currencyCode,
});

export const diaryEntrySchema = z
  .object({
    id: entryId,
    publishedAt: instant,
    title: line,
    body: richTextDocumentSchema,
    image: imageSchema.optional(),
    balance: balanceSchema.optional(),
  })
  .meta({ id: 'DiaryEntry' });

/** §7.1 `/content/diaries/{id}`: a diary with its entries. */
export const diarySchema = z
  .object({
    ...summaryFields,
    meta: pageMetaSchema,
    body: richTextDocumentSchema.optional(),
    entries: z.array(diaryEntrySchema).max(500),
  })
  .meta({ id: 'Diary' });

export type DiaryEntry = z.output<typeof diaryEntrySchema>;
export type DiarySummary = z.output<typeof diarySummarySchema>;
export type Diary = z.output<typeof diarySchema>;
