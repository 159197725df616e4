import * as z from 'zod';
import { articleFields } from './article.ts';
import { webUrl } from './link.ts';
import { pageMetaSchema } from './page-meta.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { count, line } from './text.ts';

const summaryFields = {
  ...articleFields,
  position: count,
  publisher: z.object({ name: line, url: webUrl }).optional(),
  figure: z.object({ value: line, caption: line }).optional(),
};

/**
 * §7.1 `/content/featured-article-summaries`: a featured article, our own or a publisher's; `figure`
 * is the one number that it is about.
 */
export const featuredArticleSummarySchema = z
  .object(summaryFields)
  .meta({ id: 'FeaturedArticleSummary' });

/** `/content/featured-articles/{id}`: one with a body has a page of its own. */
export const featuredArticleSchema = z
  .object({
    ...summaryFields,
    body: richTextDocumentSchema.optional(),
    meta: pageMetaSchema.optional(),
  })
  .refine(({ body, meta }) => (body === undefined) === (meta === undefined), {
    path: ['meta'],
    error: 'body and meta come together',
  })
  .meta({ id: 'FeaturedArticle' });

export type FeaturedArticleSummary = z.output<typeof featuredArticleSummarySchema>;
export type FeaturedArticle = z.output<typeof featuredArticleSchema>;
