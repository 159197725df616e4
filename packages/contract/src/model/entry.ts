import { localeSchema } from './locale.ts';
import { entryId, instant, slug } from './text.ts';

/**
 * Fields of every localised content entry: an id that is the same in all locales, and the time of
 * its last change.
 */
export const entryFields = { id: entryId, locale: localeSchema, updatedAt: instant };

/** An entry with its own path. */
export const addressableFields = { ...entryFields, slug };
