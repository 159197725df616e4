import * as z from 'zod';
import { entryFields } from './entry.ts';
import { imageSchema } from './image.ts';
import { leadTokenSchema } from './lead-token.ts';
import { sitePath } from './link.ts';
import { pageMetaSchema } from './page-meta.ts';
import { pageProductListSchema } from './page-product-list.ts';
import { pageToolSchema } from './page-tool.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { entryId, instant, line, paragraph } from './text.ts';

/** The name of a page type (§2.3). The table of page types is part of the router. */
export const pageTypeName = z
  .string()
  .max(64)
  .regex(/^[A-Z][A-Za-z0-9]*$/);

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
    tool: pageToolSchema.optional(),
    /** The partner in whose name the page asks; a row of the site's partners. */
    whiteLabel: leadTokenSchema.optional(),
    relatedPaths: z.array(sitePath).max(24).optional(),
    authorId: entryId.optional(),
    reviewerId: entryId.optional(),
    /** When `reviewerId` last reviewed it; an edit is no review. */
    reviewedAt: instant.optional(),
    publishedAt: instant.optional(),
  })
  .meta({ id: 'Page' });

export type Page = z.output<typeof pageSchema>;
