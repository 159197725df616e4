import * as z from 'zod';
import { CONTENT_FOLDERS, type ContentFolder } from './content-folders.ts';
import { sitePath } from './link.ts';
import { localeSchema } from './locale.ts';
import { pageTypeName } from './page.ts';
import { count, entryId, instant, line, text } from './text.ts';

/** Paths in one answer. */
export const PATHS_LIMIT = 5000;

const folders = Object.keys(CONTENT_FOLDERS) as [ContentFolder, ...ContentFolder[]];

/**
 * A page of content (§2.2). `path` is below the country prefix; pages with the same
 * `translationKey` are translations of each other; `listSize` is the number of entries that a page
 * of a paged list shows in all.
 */
export const contentPathSchema = z
  .object({
    path: sitePath,
    pageType: pageTypeName,
    locale: localeSchema,
    folder: z.enum(folders),
    id: entryId,
    translationKey: text(160),
    updatedAt: instant,
    noIndex: z.boolean(),
    title: line,
    amount: z.int().min(1).max(1_000_000).optional(),
    publishedAt: instant.optional(),
    listSize: count.optional(),
  })
  .meta({ id: 'ContentPath' });

/** A path that an import removed; `movedTo` is the path that its entry has now. */
export const removedPathSchema = z
  .object({
    path: sitePath,
    locale: localeSchema,
    removed: z.literal(true),
    movedTo: sitePath.optional(),
  })
  .meta({ id: 'RemovedPath' });

export type ContentPath = z.output<typeof contentPathSchema>;
export type RemovedPath = z.output<typeof removedPathSchema>;
