import type { ResourceRow } from '@plaza/contract';
import { MISSING_PROBLEMS, problemSchema } from '@plaza/contract';
import { type FailedResponse, failedResponse } from './failed-response.ts';
import { FetchFailure } from './fetch-failure.ts';
import { parseJson } from './parse-json.ts';
import { BodyTooLargeError, readBody } from './read-body.ts';
import { retryAfterMs } from './retry-after.ts';

/** A reliable answer of the service. */
export type Reply =
  | {
      readonly kind: 'value';
      readonly value: unknown;
      /** Of a list: the length of the whole. */
      readonly total: number | undefined;
      readonly contentVersion: number | undefined;
      /** Whether the service says that an import emptied the list. */
      readonly isEmptied: boolean;
      readonly etag: string | undefined;
      readonly bytes: number;
    }
  | { readonly kind: 'unchanged'; readonly contentVersion: number | undefined }
  | { readonly kind: 'missing' }
  /** Whether an import removed the entry, so that its absence is certain. */
  | { readonly kind: 'removed' };

export interface ContentQuery {
  readonly row: ResourceRow;
  readonly url: string;
  /** Entity tag of the copy; with it the service may answer 304. */
  readonly etag: string | undefined;
  /** Whether a page of a list is requested, whose answer states the length of the whole. */
  readonly isPage: boolean;
}

export interface Wire {
  readonly fetch: typeof fetch;
  readonly init: RequestInit;
  readonly signal: AbortSignal;
  readonly bodyBytes: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * One attempt of a request, limited by the signal.
 *
 * @throws {FetchFailure} for anything but a complete, valid answer
 */
export async function fetchReply(query: ContentQuery, wire: Wire): Promise<Reply> {
  const response = await reach(query, wire);
  const failed = failedResponse(query.url, response);
  if (response.status === 304 && query.etag !== undefined)
    return { kind: 'unchanged', contentVersion: countIn(response, 'content-version') };
  try {
    return await readReply(query, wire, response);
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    if (error instanceof BodyTooLargeError)
      throw new FetchFailure(error.message, { response: failed });
    const message = wire.signal.aborted ? 'The body took too long' : 'The body was cut off';
    throw new FetchFailure(message, {
      retryable: true,
      unreachable: true,
      response: failed,
      cause: error,
    });
  } finally {
    // An unread body would keep the connection busy.
    if (response.body && !response.body.locked) response.body.cancel().catch(() => {});
  }
}

async function reach(
  { url, etag }: ContentQuery,
  { fetch, init, signal }: Wire,
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json, application/problem+json');
  if (etag !== undefined) headers.set('if-none-match', etag);
  try {
    // The service has no redirects; following one would reach another server.
    return await fetch(url, { ...init, headers, signal, redirect: 'manual' });
  } catch (cause) {
    const message = signal.aborted ? 'The service took too long' : 'The service cannot be reached';
    throw new FetchFailure(message, { retryable: true, unreachable: true, cause });
  }
}

async function readReply(
  { row, url, isPage }: ContentQuery,
  wire: Wire,
  response: Response,
): Promise<Reply> {
  const failed = failedResponse(url, response);
  if (response.status === 404 || response.status === 410)
    return readMissing(wire, response, failed);
  if (response.status !== 200) throw refusal(response, failed, wire.now);
  if (!/^application\/json\b/i.test(failed.contentType ?? '')) {
    const message = `The answer is not JSON but ${failed.contentType ?? 'of no type'}`;
    throw new FetchFailure(message, { retryable: true, response: failed });
  }
  const body = await readBody(response, wire.bodyBytes);
  const json = parseJson(body, failed);
  if (json === null)
    throw new FetchFailure('Nothing was returned', { retryable: true, response: failed });
  const parsed = row.response.safeParse(json);
  if (!parsed.success) {
    const message = 'The answer is not what its resource looks like';
    throw new FetchFailure(message, { response: failed, cause: parsed.error });
  }
  const total = Array.isArray(parsed.data) ? lengthOf(parsed.data, response, isPage) : undefined;
  if (isPage && total === undefined)
    throw new FetchFailure('The page of a list has no total-count', { response: failed });
  return {
    kind: 'value',
    value: parsed.data,
    total,
    contentVersion: countIn(response, 'content-version'),
    isEmptied: response.headers.get('list-emptied') === 'true',
    etag: usableEtag(response),
    bytes: body.length,
  };
}

/** The types of problem that mean what their status means, by status. `about:blank` adds nothing to it. */
const missingReplies = {
  404: { kind: 'missing', types: [MISSING_PROBLEMS.notFound, 'about:blank'] },
  410: { kind: 'removed', types: [MISSING_PROBLEMS.removed, 'about:blank'] },
} as const;

/**
 * Only the service's own problem says that an entry does not exist. A proxy's 404 says nothing, and
 * a service without the website, or without the address, has lost more than one entry.
 */
async function readMissing(wire: Wire, response: Response, failed: FailedResponse): Promise<Reply> {
  const { kind, types } = missingReplies[response.status as keyof typeof missingReplies];
  const isProblem = /^application\/problem\+json\b/i.test(failed.contentType ?? '');
  const body = isProblem ? parseJson(await readBody(response, wire.bodyBytes), failed) : undefined;
  const problem = problemSchema.safeParse(body).data;
  if (problem?.status === response.status && types.some((type) => type === problem.type))
    return { kind };
  const said = problem ? `: ${problem.detail ?? problem.title}` : ' that is not of the service';
  throw new FetchFailure(`A ${response.status}${said}`, { response: failed });
}

function refusal(response: Response, failed: FailedResponse, now: number): FetchFailure {
  const { status } = response;
  const isPassing = status === 408 || status === 429 || status >= 500;
  return new FetchFailure(`The service answered with status ${status}`, {
    retryable: isPassing,
    unreachable: [429, 502, 503, 504].includes(status),
    retryAfterMs: isPassing ? retryAfterMs(response.headers.get('retry-after'), now) : undefined,
    response: failed,
  });
}

function lengthOf(list: readonly unknown[], response: Response, isPage: boolean) {
  return isPage ? countIn(response, 'total-count') : list.length;
}

function countIn(response: Response, header: string): number | undefined {
  const text = response.headers.get(header) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function usableEtag(response: Response): string | undefined {
  const etag = response.headers.get('etag');
  return etag && etag.length <= 256 ? etag : undefined;
}
