import * as z from 'zod';
import type { ContentFolder } from './content-folders.ts';

/** The tag of all content of a website. */
export const CONTENT_TAG = 'content';

/** Tags in one message; a sender with more sends several messages. */
export const REVALIDATION_TAGS = 1000;

/** Where an entry belongs: its folder and locale; entries that all locales share have none. */
type Place = { readonly folder: ContentFolder; readonly locale?: string | undefined };

/** An entry as a tag names it; products have numbers as ids. */
export type TaggedEntry = Place & { readonly id: string | number };

/** Stands for the locale of entries that all locales share. */
const NO_LOCALE = '-';

/** The tags of content: the service sends those of a change, a page has those of what it read. */
export const contentTag = {
  /** Everything in a folder, in every locale. */
  folder: ({ folder }: Pick<Place, 'folder'>) => `${CONTENT_TAG}:${folder}`,
  /** Any change in a folder and locale; for readers of whole lists. */
  list: ({ folder, locale = NO_LOCALE }: Place) => `${CONTENT_TAG}:${folder}:${locale}`,
  /**
   * Entries were added or removed, or a list's order or filters changed; for readers of a page of a
   * list. An entry with the id `order` shares it, and at worst a list is rendered once too often.
   */
  order: (place: Place) => `${contentTag.list(place)}:order`,
  /** One entry was changed, added or removed. */
  entry: (entry: TaggedEntry) => `${contentTag.list(entry)}:${entry.id}`,
} as const;

/** Next limits a tag to 256 characters. */
const tagSchema = z
  .string()
  .max(256)
  .regex(
    /^content(?::[a-z0-9-]+(?::(?:[a-z]{2,3}-[A-Z]{2}|-)(?::[A-Za-z0-9][A-Za-z0-9._-]*)?)?)?$/,
  );

/**
 * Body of the webhook `POST /api/revalidate`, which notifies a site of changed content; signed as
 * in Standard Webhooks.
 */
export const revalidationSchema = z.object({
  websiteId: z.int().positive(),
  tags: z.array(tagSchema).min(1).max(REVALIDATION_TAGS),
});

export type Revalidation = z.output<typeof revalidationSchema>;
