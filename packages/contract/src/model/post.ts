import * as z from 'zod';
import { articleFields } from './article.ts';
import { pageMetaSchema } from './page-meta.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { entryId, text } from './text.ts';

const summaryFields = {
  ...articleFields,
  tags: z.array(text(60)).max(30).optional(),
  readingMinutes: z.int().min(1).max(600).optional(),
};

/** §7.1 `/content/post-summaries`: a post as lists show it. */
export const postSummarySchema = z.object(summaryFields).meta({ id: 'PostSummary' });

/** §7.1 `/content/posts/{id}`: a whole post. */
export const postSchema = z
  .object({
    ...summaryFields,
    body: richTextDocumentSchema,
    meta: pageMetaSchema,
    reviewerId: entryId.optional(),
    relatedPostIds: z.array(entryId).max(24).optional(),
  })
  .meta({ id: 'Post' });

export type PostSummary = z.output<typeof postSummarySchema>;
export type Post = z.output<typeof postSchema>;
