import * as z from 'zod';
import { articleFields } from './article.ts';
import { webUrl } from './link.ts';
import { count, line } from './text.ts';

/** §7.1 `/content/featured-article-summaries`: a featured article, our own or a publisher's. */
export const featuredArticleSummarySchema = z
  .object({
    ...articleFields,
    position: count,
    publisher: z.object({ name: line, url: webUrl }).optional(),
  })
  .meta({ id: 'FeaturedArticleSummary' });

export type FeaturedArticleSummary = z.output<typeof featuredArticleSummarySchema>;
