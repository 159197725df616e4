import * as z from 'zod';
import { sitePath } from './link.ts';
import { localeSchema } from './locale.ts';
import { entryId, slug } from './text.ts';

/** A boolean in a query string: `true` or `false` only. */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Slugs separated by commas, at most 50. */
const slugList = z
  .string()
  .max(6100)
  .regex(/^[a-z0-9-]+(?:,[a-z0-9-]+){0,49}$/)
  .transform((value) => value.split(','));

/** §9: default number of related products. */
export const DEFAULT_ALTERNATIVES = 3;

export const noQuery = z.object({});
export const localeQuery = z.object({ locale: localeSchema });
export const cookieCategoriesQuery = z.object({ locale: localeSchema.default('en-US') });
export const pageQuery = z.object({ path: sitePath, locale: localeSchema.optional() });
export const postSummariesQuery = z.object({
  locale: localeSchema,
  author: entryId.optional(),
  names: slugList.optional(),
});
export const productsQuery = z.object({
  locale: localeSchema,
  includeInactive: flag.optional(),
});
export const alternativesQuery = z.object({
  locale: localeSchema,
  count: z.coerce.number().int().min(1).max(50).default(DEFAULT_ALTERNATIVES),
});

export const noParams = z.object({});
export const idParams = z.object({ id: entryId });
/** A number is an id, anything else a slug. */
export const idOrSlugParams = z.object({ id: slug });
export const productIdParams = z.object({
  id: z.string().max(10).regex(/^\d+$/),
});
