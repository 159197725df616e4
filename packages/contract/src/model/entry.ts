import { localeSchema } from './locale.ts';
import { entryId, instant, slug } from './text.ts';

/**
 * Fields of every localised content entry: an id that is the same in all locales, the time of its
 * last change, and the locale of the original if it is a translation.
 */
export const entryFields = {
  id: entryId,
  locale: localeSchema,
  updatedAt: instant,
  translationOf: localeSchema.optional(),
};

/** An entry with its own path. */
export const addressableFields = { ...entryFields, slug };
