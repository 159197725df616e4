import * as z from 'zod';
import { articleFields } from './article.ts';
import { imageSchema } from './image.ts';
import { pageMetaSchema } from './page-meta.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { entryId, instant, line } from './text.ts';

/** §7.1 `/content/diaries`: a diary as lists show it. */
export const diarySummarySchema = z.object(articleFields).meta({ id: 'DiarySummary' });

export const diaryEntrySchema = z
  .object({
    id: entryId,
    publishedAt: instant,
    title: line,
    body: richTextDocumentSchema,
    image: imageSchema.optional(),
  })
  .meta({ id: 'DiaryEntry' });

/** §7.1 `/content/diaries/{id}`: a diary with its entries. */
export const diarySchema = z
  .object({
    ...articleFields,
    meta: pageMetaSchema,
    body: richTextDocumentSchema.optional(),
    entries: z.array(diaryEntrySchema).max(500),
  })
  .meta({ id: 'Diary' });

export type DiaryEntry = z.output<typeof diaryEntrySchema>;
export type DiarySummary = z.output<typeof diarySummarySchema>;
export type Diary = z.output<typeof diarySchema>;
