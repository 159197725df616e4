import { type PlainResponse, plainProblemResponse } from '@plaza/flow-server/requests';
import {
  apiLimits,
  forwardedRequestHeaders,
  forwardedResponseHeaders,
  uncountedForCrawlers,
} from '../model/api-limits.ts';
import { apiTarget } from './api-target.ts';
import { isCrawler } from './is-crawler.ts';

/** The request to the service. */
export type ServiceRequest = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
  readonly timeoutMs: number;
};

/** The leads service as the target of requests. */
export type ServiceTarget = {
  readonly websiteId: number;
  /**
   * Sends a request without following redirects and reads the whole response, so that an aborted
   * one becomes a problem instead of a truncated body.
   *
   * @param path below the service, with its query
   * @throws {Error} named `TimeoutError` if the response is not complete in time, any other if
   *   there is none
   */
  readonly send: (
    path: string,
    request: ServiceRequest,
  ) => Promise<{ status: number; headers: HeadersRead; body: Uint8Array<ArrayBuffer> }>;
  /** Timeout for the whole response, in milliseconds. */
  readonly timeoutMs?: number;
};

/** Headers by lower-case name. */
type HeadersRead = { readonly get: (name: string) => string | null };

/** The forwarded parts of a request. */
export type ForwardedRequest = {
  readonly method: string;
  /** Raw path, still encoded. */
  readonly path: string;
  /** With its `?`, or empty. */
  readonly query: string;
  readonly headers: HeadersRead;
  /** @returns `undefined` if there are more bytes @throws {Error} if the body ends early */
  readonly readBody: (limitBytes: number) => Promise<Uint8Array | undefined>;
};

/**
 * Forwards a request to `/api/…` to the leads service and returns its response (§7, design §3.7).
 * Cookies are not forwarded in either direction, redirects are not followed, and nothing is cached.
 * Crawlers get 204 from endpoints that count visitors.
 *
 * @returns the service's response, or a problem: 400, 413, 414, 502 (no service) or 504 (timeout)
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
  if (body === 'too large') return plainProblemResponse('tooLarge', 'The body exceeds 64 KB.');
  try {
    const { timeoutMs = apiLimits.timeoutMs } = service;
    const forwarded = { method, headers: pick(headers, forwardedHeaders), body, timeoutMs };
    return toResponse(await service.send(target.path, forwarded));
  } catch (error) {
    return isTimeout(error)
      ? plainProblemResponse('gatewayTimeout', 'The service did not respond in time.')
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
    return plainProblemResponse('badGateway', 'The service responded with a redirect.');
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
