import { localeSchema } from './locale.ts';
import { entryId, instant, slug } from './text.ts';

/** What every localised content entry has: an id that is the same in all locales, and its last change. */
export const entryFields = { id: entryId, locale: localeSchema, updatedAt: instant };

/** An entry with an address of its own. */
export const addressableFields = { ...entryFields, slug };
