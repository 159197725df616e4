import * as z from 'zod';
import { entryFields } from './entry.ts';
import { imageSchema } from './image.ts';
import { sitePath } from './link.ts';
import { pageMetaSchema } from './page-meta.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { entryId, instant, line, paragraph } from './text.ts';

/** The name of a page type (§2.3). The table of page types is part of the router. */
export const pageTypeName = z
  .string()
  .max(64)
  .regex(/^[A-Z][A-Za-z0-9]*$/);

/**
 * The products on a page; `amount`, in whole units of the country's currency, filters by offers of
 * that amount.
 */
const pageProductListSchema = z.object({
  heading: line,
  amount: z.int().min(1).max(1_000_000).optional(),
});

/** §7.1 `/content/pages?path`: one page of a site. */
export const pageSchema = z
  .object({
    ...entryFields,
    path: sitePath,
    pageType: pageTypeName,
    heading: line,
    lead: paragraph.optional(),
    meta: pageMetaSchema,
    image: imageSchema.optional(),
    body: richTextDocumentSchema,
    productList: pageProductListSchema.optional(),
    relatedPaths: z.array(sitePath).max(24).optional(),
    authorId: entryId.optional(),
    reviewerId: entryId.optional(),
    publishedAt: instant.optional(),
  })
  .meta({ id: 'Page' });

export type Page = z.output<typeof pageSchema>;
