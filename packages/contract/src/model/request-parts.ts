import * as z from 'zod';
import { PATHS_LIMIT } from './content-path.ts';
import { sitePath } from './link.ts';
import { LIST_PAGE_LIMIT } from './list-limit.ts';
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

const pageNumber = z.coerce.number().int().min(1).max(1_000_000);

/** A part of a list; both may be absent for the whole. */
const pagingFields = {
  page: pageNumber.optional(),
  size: z.coerce.number().int().min(1).max(LIST_PAGE_LIMIT).optional(),
};

export const noQuery = z.object({});
export const localeQuery = z.object({ locale: localeSchema });
export const pagedQuery = z.object({ locale: localeSchema, ...pagingFields });
export const cookieCategoriesQuery = z.object({ locale: localeSchema.default('en-US') });
export const pageQuery = z.object({ path: sitePath, locale: localeSchema.optional() });
export const postSummariesQuery = z.object({
  locale: localeSchema,
  author: entryId.optional(),
  category: entryId.optional(),
  names: slugList.optional(),
  ...pagingFields,
});
/** `since` is the `content-version` of an earlier answer: only what has changed after it. */
export const pathsQuery = z.object({
  locale: localeSchema.optional(),
  since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  page: pageNumber.default(1),
  size: z.coerce.number().int().min(1).max(PATHS_LIMIT).default(PATHS_LIMIT),
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
