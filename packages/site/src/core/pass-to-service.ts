import { isbot } from 'isbot';
import {
  apiLimits,
  forwardedRequestHeaders,
  forwardedResponseHeaders,
  uncountedForCrawlers,
} from '../model/api-limits.ts';
import { apiTarget } from './api-target.ts';
import { problemResponse } from './problem-response.ts';
import { readBody } from './read-body.ts';

/** How a site reaches its leads service. */
export type ServiceDoor = {
  readonly leadsServiceUrl: string;
  readonly websiteId: number;
  readonly fetch: typeof fetch;
  /** Milliseconds until the site stops waiting for the service. */
  readonly timeoutMs?: number;
};

/**
 * Passes a request to `/api/…` on to the leads service and its answer back (§7, design §3.7).
 * Cookies go neither way, redirects are not followed, and nothing is stored. What counts a visitor
 * stays here when a crawler sends it, with 204 (issue 6 §2).
 *
 * @returns the service's answer, or a problem: 400, 413, 414, 502 (no service) or 504 (too slow)
 */
export async function passToService(request: Request, door: ServiceDoor): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = apiTarget(pathname, search, door);
  if (target.kind === 'refused') return problemResponse(target.problem, target.detail);
  if (isCounted(request.method, pathname) && isbot(request.headers.get('user-agent')))
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  const body = await readBodyOrNothing(request);
  if (body === 'unreadable') return problemResponse('badRequest', 'The body ended early.');
  if (body === 'too large') return problemResponse('tooLarge', 'A body holds at most 64 KB.');
  try {
    const answer = await door.fetch(target.url, {
      method: request.method,
      headers: pick(request.headers, [...forwardedRequestHeaders, 'x-forwarded-for']),
      body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(door.timeoutMs ?? apiLimits.timeoutMs),
    });
    return await passBack(answer);
  } catch (error) {
    return isTimeout(error)
      ? problemResponse('gatewayTimeout', 'The service did not answer in time.')
      : problemResponse('badGateway', 'The service cannot be reached.');
  }
}

const isCounted = (method: string, pathname: string) =>
  method === 'POST' && uncountedForCrawlers.has(pathname.replace(/\/$/, ''));

async function readBodyOrNothing(request: Request) {
  if (request.method !== 'POST') return undefined;
  try {
    return (await readBody(request, apiLimits.bodyBytes)) ?? 'too large';
  } catch {
    return 'unreadable';
  }
}

async function passBack(answer: Response): Promise<Response> {
  if (answer.status >= 300 && answer.status < 400 && answer.status !== 304)
    return problemResponse('badGateway', 'The service answered with a redirect.');
  const headers = pick(answer.headers, forwardedResponseHeaders);
  headers.set('cache-control', 'no-store');
  // Read here, so that an answer that breaks off becomes a problem instead of a torn body.
  const bytes = await answer.arrayBuffer();
  return new Response(bytes.byteLength > 0 ? bytes : null, { status: answer.status, headers });
}

function pick(from: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';
