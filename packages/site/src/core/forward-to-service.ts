import {
  apiLimits,
  forwardedRequestHeaders,
  forwardedResponseHeaders,
  uncountedForCrawlers,
} from '../model/api-limits.ts';
import { apiTarget } from './api-target.ts';
import { isCrawler } from './is-crawler.ts';
import { type PlainResponse, plainProblemResponse } from './problem-response.ts';

/** A request as it leaves for the service. */
export type ServiceRequest = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
  readonly timeoutMs: number;
};

/** How a site reaches its leads service. */
export type ServiceTarget = {
  readonly websiteId: number;
  /**
   * Sends a request, follows no redirect, and reads the whole answer, so that one that breaks off
   * becomes a problem instead of a torn body.
   *
   * @param path below the service, with its query
   * @throws an error named `TimeoutError` when the answer is not whole in time, and any other when
   *   there is none
   */
  readonly send: (
    path: string,
    request: ServiceRequest,
  ) => Promise<{ status: number; headers: HeadersRead; body: Uint8Array<ArrayBuffer> }>;
  /** Milliseconds until the site stops waiting for the service. */
  readonly timeoutMs?: number;
};

/** Headers by their names in lower case. */
type HeadersRead = { readonly get: (name: string) => string | null };

/** A request, as far as it is passed on. */
export type ForwardedRequest = {
  readonly method: string;
  /** As sent, still encoded. */
  readonly path: string;
  /** With its `?`, or empty. */
  readonly query: string;
  readonly headers: HeadersRead;
  /** @returns `undefined` when there are more bytes @throws when the body ends early */
  readonly readBody: (limitBytes: number) => Promise<Uint8Array | undefined>;
};

/**
 * Passes a request to `/api/…` on to the leads service and its answer back (§7, design §3.7).
 * Cookies go neither way, redirects are not followed, and nothing is stored. What counts a visitor
 * stays here when a crawler sends it, with 204.
 *
 * @returns the service's answer, or a problem: 400, 413, 414, 502 (no service) or 504 (too slow)
 */
export async function forwardToService(
  request: ForwardedRequest,
  service: ServiceTarget,
): Promise<PlainResponse> {
  const { method, headers, path, query } = request;
  const target = apiTarget(path, query, service.websiteId);
  if (target.kind === 'refused') return plainProblemResponse(target.problem, target.detail);
  if (isCounted(method, path) && isCrawler(headers.get('user-agent')))
    return { status: 204, headers: notStored, body: null };
  const body = await readBodyOrNothing(request);
  if (body === 'unreadable') return plainProblemResponse('badRequest', 'The body ended early.');
  if (body === 'too large') return plainProblemResponse('tooLarge', 'A body holds at most 64 KB.');
  try {
    const { timeoutMs = apiLimits.timeoutMs } = service;
    const forwarded = { method, headers: pick(headers, forwardedHeaders), body, timeoutMs };
    return toResponse(await service.send(target.path, forwarded));
  } catch (error) {
    return isTimeout(error)
      ? plainProblemResponse('gatewayTimeout', 'The service did not answer in time.')
      : plainProblemResponse('badGateway', 'The service cannot be reached.');
  }
}

const notStored = { 'cache-control': 'no-store' };
const forwardedHeaders = [...forwardedRequestHeaders, 'x-forwarded-for'];

const isCounted = (method: string, path: string) =>
  method === 'POST' && uncountedForCrawlers.has(path.replace(/\/$/, ''));

async function readBodyOrNothing(request: ForwardedRequest) {
  if (request.method !== 'POST') return undefined;
  try {
    return (await request.readBody(apiLimits.bodyBytes)) ?? 'too large';
  } catch {
    return 'unreadable';
  }
}

function toResponse({
  status,
  headers,
  body,
}: Awaited<ReturnType<ServiceTarget['send']>>): PlainResponse {
  if (status >= 300 && status < 400 && status !== 304)
    return plainProblemResponse('badGateway', 'The service answered with a redirect.');
  return {
    status,
    headers: { ...pick(headers, forwardedResponseHeaders), ...notStored },
    body: body.byteLength > 0 ? body : null,
  };
}

function pick(from: HeadersRead, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) picked[name] = value;
  }
  return picked;
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';
