import * as z from 'zod';
import { sitePath } from './link.ts';
import { localeSchema } from './locale.ts';
import { pageTypeName } from './page.ts';
import { entryId, line, slug, text } from './text.ts';

export const SEARCH_LIMITS = {
  /** Characters of a query. */
  query: 200,
  /** Results of a page. */
  size: 10,
  pages: 100,
  /** Characters of an excerpt. */
  excerpt: 400,
} as const;

const offset = z.int().min(0).max(SEARCH_LIMITS.excerpt);

/**
 * A page that a search found, or the place on it at `anchor`. `path` is below the country prefix;
 * `marks` are the ranges of the
 * excerpt that match, from and up to an offset in UTF-16 units, in order and apart.
 */
export const searchResultSchema = z
  .object({
    path: sitePath,
    /** The id of an element of the page, for terms of the glossary and questions. */
    anchor: slug.or(entryId).optional(),
    pageType: pageTypeName,
    title: line,
    excerpt: z.object({
      text: z.string().max(SEARCH_LIMITS.excerpt),
      marks: z.array(z.tuple([offset, offset])).max(50),
    }),
    score: z.number().min(0),
  })
  .meta({ id: 'SearchResult' });

export type SearchResult = z.output<typeof searchResultSchema>;

/**
 * `GET /content/search`: the pages of a locale that match a text, best first. It is no resource:
 * the client keeps no copy of an answer, and a snapshot has none. The header `total-count` has the
 * number of all results.
 */
export const SEARCH = {
  path: '/content/search',
  query: z.object({
    locale: localeSchema,
    q: text(SEARCH_LIMITS.query),
    page: z.coerce.number().int().min(1).max(SEARCH_LIMITS.pages).default(1),
  }),
  response: z.array(searchResultSchema).max(SEARCH_LIMITS.size),
} as const;
