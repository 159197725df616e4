import * as z from 'zod';

/**
 * One issue of a request: a dotted path into the body or query, a message, and the code of the
 * schema issue, such as `too_big`, if any.
 */
const problemFaultSchema = z.object({
  path: z.string().max(500),
  message: z.string().max(1000),
  code: z.string().max(100).optional(),
});

/** RFC 9457 problem details, sent as `application/problem+json`. */
export const problemSchema = z
  .object({
    type: z.string().max(500),
    title: z.string().max(500),
    status: z.int().min(400).max(599),
    detail: z.string().max(2000).optional(),
    instance: z.string().max(2048).optional(),
    errors: z.array(problemFaultSchema).max(100).optional(),
    /** The current version of what another request has changed. */
    version: z.int().min(1).max(1_000_000_000).optional(),
  })
  .meta({ id: 'Problem' });

/**
 * The types that distinguish not-found responses. They are part of the contract; other types may
 * change.
 */
export const MISSING_PROBLEMS = {
  /** The entry does not exist and never did. */
  notFound: 'urn:plaza:problem:not-found',
  /** The entry was removed by an import. */
  removed: 'urn:plaza:problem:removed',
  /** The service has no content of the website. */
  unknownWebsite: 'urn:plaza:problem:unknown-website',
} as const;

export type Problem = z.output<typeof problemSchema>;
