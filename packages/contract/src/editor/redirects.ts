import * as z from 'zod';
import { sitePath } from '../model/link.ts';
import { localeSchema } from '../model/locale.ts';
import { problemSchema } from '../model/problem.ts';
import { pageQuery, publishedVersionSchema, timeSchema, totalSchema } from './editor-parts.ts';
import { entryKeySchema } from './entry-address.ts';

/** An address that has no page any more, or never had one. Paths are below the country prefix. */
export const redirectSchema = z.object({
  locale: localeSchema,
  path: sitePath,
  /** The entry whose page answers there by a 301, wherever it moves; absent for a 410. */
  target: entryKeySchema
    .extend({
      /** Its address and title; absent while it has no public page, which is a 410 as well. */
      path: sitePath.optional(),
      title: z.string().max(2000).optional(),
    })
    .optional(),
  /** The content version that changed it last. */
  version: publishedVersionSchema,
  changedAt: timeSchema,
});
export type Redirect = z.output<typeof redirectSchema>;

export const redirectsQuerySchema = z.object({
  locale: localeSchema.optional(),
  /** Letters of either address. */
  q: z.string().trim().min(1).max(300).optional(),
  /** `moved` leads to a page, `gone` does not. */
  kind: z.enum(['moved', 'gone']).optional(),
  ...pageQuery,
});
export type RedirectsQuery = z.input<typeof redirectsQuerySchema>;

/** `GET redirects`: by locale and address. */
export const redirectsSchema = z.object({
  total: totalSchema,
  redirects: z.array(redirectSchema).max(200),
});
export type Redirects = z.output<typeof redirectsSchema>;

/** What a redirect shall be: texts that are checked, and refused with a finding at their field. */
const wantedRedirectSchema = z.strictObject({
  locale: localeSchema,
  path: z.string().max(512),
  /** The path of a page of the same locale; null for a 410. */
  to: z.string().max(512).nullable(),
});

/** `POST redirects/check`: what would be refused, while it is typed. */
export const checkRedirectSchema = wantedRedirectSchema;
export type WantedRedirect = z.output<typeof wantedRedirectSchema>;

const redirectFindingSchema = z.object({
  field: z.enum(['path', 'to']),
  message: z.string().max(4000),
});
export type RedirectFinding = z.output<typeof redirectFindingSchema>;

export const redirectFindingsSchema = z.object({
  findings: z.array(redirectFindingSchema).max(20),
});

/** `PUT redirects`: adds or changes a redirect, which is public at once. */
export const putRedirectSchema = wantedRedirectSchema.extend({
  /** The version that the editor saw, 0 for a new one. */
  baseVersion: publishedVersionSchema,
});
export type PutRedirect = z.input<typeof putRedirectSchema>;

/** 409: somebody else changed it meanwhile. Nothing was stored. */
export const staleRedirectSchema = problemSchema.extend({
  /** Null if there is none. */
  current: redirectSchema.nullable(),
  yours: wantedRedirectSchema,
});
export type StaleRedirect = z.output<typeof staleRedirectSchema>;

/** 422: what is wrong with it. */
export const refusedRedirectSchema = problemSchema.extend(redirectFindingsSchema.shape);
