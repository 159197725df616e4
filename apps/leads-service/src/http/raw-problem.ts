import { randomUUID } from 'node:crypto';
import { type ProblemName, problems, problemType } from './problems.ts';
import { securityHeaders } from './security-headers.ts';

/** A problem response without Fastify: alternating names and values of headers, and the body. */
export interface RawProblem {
  readonly status: number;
  readonly headers: string[];
  readonly body: string;
}

/** Creates the response for requests that do not reach Fastify, with all usual headers. */
export function rawProblem(
  name: ProblemName,
  { retryAfter }: { readonly retryAfter?: number } = {},
): RawProblem {
  const { status, title } = problems[name];
  const instance = `urn:uuid:${randomUUID()}`;
  const body = JSON.stringify({ type: problemType(name), title, status, instance });
  const headers = {
    ...securityHeaders,
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'content-length': `${Buffer.byteLength(body)}`,
    ...(retryAfter !== undefined && { 'retry-after': `${retryAfter}` }),
  };
  return { status, headers: Object.entries(headers).flat(), body };
}
