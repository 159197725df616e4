import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RoutedRequest, resolvedHeader } from '../core/request-router.ts';
import { statusText } from '../core/status-text.ts';
import { beforeHeaders } from './before-headers.ts';
import { cacheResponse } from './cache-response.ts';
import { noteOrigin } from './observe-requests.ts';
import { sendCached, type Variant } from './send-cached.ts';
import { type RequestContext, serverState } from './server-state.ts';

type PageRequest = {
  readonly page: Extract<RoutedRequest, { kind: 'page' | 'notFound' }>;
  /** See `RequestRouter`. */
  readonly cookies: readonly string[] | undefined;
  /** Hands the request on to Next, with a key of requests that wait for one render. */
  readonly next: (key: string) => void;
};

/**
 * Answers a request for a page from the response cache, else through Next. Either way the page is
 * requested by its own path alone: no page reads the query, and no number of queries or unknown paths
 * creates more than one entry.
 */
export function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, cookies, next }: PageRequest,
): void {
  const { requests, responses, observer } = serverState();
  const variant = variantOf(page, cookies);
  const cached = responses.get(page.path, Date.now());
  if (cached) {
    if (observer) noteOrigin(response, 'memory');
    sendCached(request, response, { cached, variant });
    return;
  }
  const context: RequestContext = {
    ...{ path: page.path, reads: [] },
    ...(observer && { onShared: () => noteOrigin(response, 'shared') }),
  };
  beforeHeaders(response, (status) => {
    context.answer = { status, headers: response.getHeaders() };
    return variant ? changeTo(variant, status, response) : status;
  });
  // An answer that cannot be cached is sent all the same, and Next answers the next request.
  response.once('finish', () => void cacheResponse(page.path, context).catch(() => {}));
  response.once('close', () => endClaims(response, context));
  askFor(request, page);
  // A copy of the not-found page is no copy of this path's answer.
  if (page.kind === 'notFound') delete request.headers['if-none-match'];
  requests.run(context, () => next(page.path));
}

/** A page whose visitor has left is rendered all the same. */
function endClaims(response: ServerResponse, { claims = [] }: RequestContext): void {
  const { shared } = serverState();
  for (const { key, claim } of claims)
    if (response.writableFinished) shared?.abandon(key, claim);
    else shared?.letLapse(key, claim);
}

/**
 * Makes a request one for the path under which Next renders a page.
 *
 * @param query of a request that asks for something else than the page
 */
export function askFor(request: IncomingMessage, page: PageRequest['page'], query = ''): void {
  const internalPath = page.kind === 'page' ? page.internalPath : undefined;
  request.url = (internalPath ?? page.path) + query;
  if (internalPath !== undefined) request.headers[resolvedHeader] = '1';
}

/** As Next answers an unmatched path. */
const notFoundHeaders = {
  'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate',
};

function variantOf(
  page: PageRequest['page'],
  cookies: PageRequest['cookies'],
): Variant | undefined {
  const setCookie = cookies && cookies.length > 0 && { 'set-cookie': [...cookies] };
  if (page.kind === 'notFound')
    return { status: page.isGone ? 410 : 404, headers: { ...notFoundHeaders, ...setCookie } };
  return (
    cookies && { status: 200, headers: { 'cache-control': 'private, no-store', ...setCookie } }
  );
}

/** Changes Next's response as `sendCached` changes the cached one; a failure is left alone. */
function changeTo({ status, headers }: Variant, answered: number, response: ServerResponse) {
  if (answered !== 200 && answered !== 304) return answered;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  if (status === 200) return answered;
  response.statusMessage = statusText(status);
  return status;
}
