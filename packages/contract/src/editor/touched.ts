import * as z from 'zod';
import { sitePath } from '../model/link.ts';
import { localeSchema } from '../model/locale.ts';
import { pageTypeName } from '../model/page.ts';
import { pageQuery, totalSchema } from './editor-parts.ts';

/**
 * Why a page shows an entry: it is the entry's own page, names the entry, lists it, links to an
 * address that the draft takes away, or has a part of the website that every page has.
 */
export const TOUCH_REASONS = ['own', 'names', 'lists', 'links', 'everywhere'] as const;
export type TouchReason = (typeof TOUCH_REASONS)[number];

const touchedPageSchema = z.object({
  locale: localeSchema,
  title: z.string().max(2000),
  pageType: pageTypeName,
  reason: z.enum(TOUCH_REASONS),
  /** The public address, with the prefix of its country; absent if there is no page yet. */
  before: sitePath.optional(),
  /** Its address once the draft is published; absent if the page is gone then. */
  after: sitePath.optional(),
});
export type TouchedPage = z.output<typeof touchedPageSchema>;

export const touchedQuerySchema = z.object(pageQuery);

/** `GET touched/{folder}/{locale}/{entry}`: the entry's own page first, then by address. */
export const touchedPagesSchema = z.object({
  total: totalSchema,
  pages: z.array(touchedPageSchema).max(200),
});
export type TouchedPages = z.output<typeof touchedPagesSchema>;
