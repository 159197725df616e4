import * as z from 'zod';
import { articleFields } from './article.ts';
import { webUrl } from './link.ts';
import { pageMetaSchema } from './page-meta.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { day, entryId, instant, line, paragraph, text } from './text.ts';

const summaryFields = {
  ...articleFields,
  tags: z.array(text(60)).max(30).optional(),
  readingMinutes: z.int().min(1).max(600).optional(),
};

/** §7.1 `/content/post-summaries`: a post as lists show it. */
export const postSummarySchema = z.object(summaryFields).meta({ id: 'PostSummary' });

/** Something that a post is based on. */
const sourceSchema = z.object({
  title: line,
  url: webUrl,
  publisher: line.optional(),
  accessedOn: day.optional(),
});

/** §7.1 `/content/posts/{id}`: a whole post; `answer` answers the question of its title first. */
export const postSchema = z
  .object({
    ...summaryFields,
    answer: paragraph.optional(),
    body: richTextDocumentSchema,
    meta: pageMetaSchema,
    reviewerId: entryId.optional(),
    /** When `reviewerId` last reviewed it; an edit is no review. */
    reviewedAt: instant.optional(),
    sources: z.array(sourceSchema).max(50).optional(),
    relatedPostIds: z.array(entryId).max(24).optional(),
  })
  .meta({ id: 'Post' });

export type PostSummary = z.output<typeof postSummarySchema>;
export type Post = z.output<typeof postSchema>;
