import * as z from 'zod';

/**
 * One issue of a request: a dotted path into the body or query, what is wrong there, and, where a
 * schema found it, the code of the issue, such as `too_big`.
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
  })
  .meta({ id: 'Problem' });

/**
 * The types by which a client tells apart why nothing was found. Others come and go; these are part
 * of the contract.
 */
export const MISSING_PROBLEMS = {
  /** There is no such entry, nor does the service know that there ever was one. */
  notFound: 'urn:plaza:problem:not-found',
  /** There was such an entry, and an import took it away. */
  removed: 'urn:plaza:problem:removed',
  /** The service has no content of the website at all. */
  unknownWebsite: 'urn:plaza:problem:unknown-website',
} as const;

export type Problem = z.output<typeof problemSchema>;
