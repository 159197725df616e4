import type { IncomingMessage, ServerResponse } from 'node:http';
import { isImageRequestMalformed } from '../core/is-image-request-malformed.ts';
import { isPagePath } from '../core/is-page-path.ts';
import { isPlainRead, isRead, makePlain } from '../core/is-plain-read.ts';
import { refusesRequest } from '../core/refuses-request.ts';
import { resolvedHeader, unrouted } from '../core/request-router.ts';
import { localTarget, rootedTarget, unreadablePath } from '../core/request-target.ts';
import { healthPaths } from '../model/health.ts';
import { securityHeaders } from '../model/security-headers.ts';
import { type AdmitRequest, createAdmitRequest, type Intake } from './admit-request.ts';
import { answerHealth } from './answer-health.ts';
import { answerStaticFile } from './answer-static-file.ts';
import { completeHeaders } from './complete-headers.ts';
import type { Draining } from './drain-on-close.ts';
import { appendForwardedFor } from './forwarded-for.ts';
import { guardResponse } from './guard-response.ts';
import { handleInside, observeRequests } from './observe-requests.ts';
import { refuseMalformed, refuseMethod } from './refuse-request.ts';
import type { RequestListener, SiteRequests } from './request-hooks.ts';
import { sendRedirect } from './send-redirect.ts';
import { askFor, servePage } from './serve-page.ts';
import { serverState } from './server-state.ts';

export type RequestHandlerOptions = SiteRequests & {
  /** Next's own handler. */
  readonly next: RequestListener;
  readonly draining: Draining;
};

type Serving = RequestHandlerOptions & Pick<AdmitRequest, 'admit'>;

const noIntake: Intake = { noteArrival() {}, noteWork() {}, isBusy: () => false };

/**
 * Handles every request before Next does: gives its answer security headers, adds the peer to
 * `x-forwarded-for`, makes its target one that Next can read, refuses methods and bodies that no
 * page knows, and answers what the site's routes and the response cache can answer (decision 6). A
 * page that fails shows the site's error page.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestListener {
  const { observer, around } = serverState();
  const { admit } = createAdmitRequest(options.intake ?? noIntake, observer?.onRefused);
  const serving = { ...options, admit };
  const listener: RequestListener = (request, response) => handle(request, response, serving);
  return observeRequests(handleInside(listener, around), observer);
}

/**
 * The request handler turned off: Next answers every request by itself. Answers still get their
 * headers, and requests a target that Next can read.
 */
export function createPlainHandler(options: RequestHandlerOptions): RequestListener {
  const { observer, around } = serverState();
  const listener: RequestListener = (request, response) => {
    if (options.draining.isDraining()) response.shouldKeepAlive = false;
    options.draining.watch(response);
    readTarget(request, options.hiddenFolder);
    prepare(request, response, options);
    completeHeaders(response);
    options.next(request, response);
  };
  return observeRequests(handleInside(listener, around), observer);
}

/** Makes the target of a request one that can be read. @returns it with its slashes as they were */
function readTarget(request: IncomingMessage, hiddenFolder: string | undefined): string {
  const target = localTarget(request.url ?? '', hiddenFolder);
  delete request.headers[resolvedHeader];
  request.url = rootedTarget(target);
  // A path that cannot be read is not found by any method; Next would answer `OPTIONS` with 400.
  if (request.url === unreadablePath) request.method = 'GET';
  return target;
}

/**
 * Security headers are set here and not in Next's configuration, which leaves redirects without
 * them. A cached response has them already.
 */
function setSecurityHeaders(response: ServerResponse): void {
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
}

/** What Next needs, and no response that is sent without it. */
function prepare(
  request: IncomingMessage,
  response: ServerResponse,
  { changeTarget }: SiteRequests,
): void {
  setSecurityHeaders(response);
  appendForwardedFor(request);
  const { url = '', method = '', headers } = request;
  if (changeTarget) request.url = changeTarget(url, method, headers);
}

function handle(request: IncomingMessage, response: ServerResponse, serving: Serving): void {
  const { draining, admit, intercept, staticFiles = () => undefined } = serving;
  if (draining.isDraining()) response.shouldKeepAlive = false;
  if (answerHealth(request, response, draining.isDraining())) return;
  const isOwnHost = !isAlias(request, serving);
  const answer = isOwnHost ? intercept?.(request) : undefined;
  if (answer) {
    admit([request, response], 'calls', () => {
      draining.watch(response);
      appendForwardedFor(request);
      answer(request, response);
    });
    return;
  }
  const toNext = () => {
    readTarget(request, serving.hiddenFolder);
    prepare(request, response, serving);
    completeHeaders(response);
    serving.next(request, response);
  };
  if (isOwnHost && answerStaticFile([request, response, toNext], staticFiles)) return;
  handlePage(request, response, serving);
}

/** Handles what is neither intercepted nor a file: a page, or what Next answers. */
function handlePage(request: IncomingMessage, response: ServerResponse, serving: Serving): void {
  const { router = unrouted, hiddenFolder } = serving;
  const target = readTarget(request, hiddenFolder);
  const { method = '', url = '', headers } = request;
  const isForm = method === 'POST' && serving.takesForm?.(url) === true;
  if (!isForm && refusesRequest({ method, target: url, headers })) {
    setSecurityHeaders(response);
    refuseMethod(response);
    return;
  }
  if (isImageRequestMalformed(url)) {
    setSecurityHeaders(response);
    refuseMalformed(response);
    return;
  }
  const next = () => askWhenThereIsRoom(request, response, { ...serving, url });
  // A part of a static file, or one with a query, which Next answers.
  const isPart = serving.staticFiles?.(url.replace(/\?.*/s, '')) !== undefined;
  const isRouted = isRead(request) && !isPart && !serving.isPersonal?.(url, headers);
  const routed = isRouted ? router.route(headers.host, target) : undefined;
  if (routed?.kind === 'redirect') {
    setSecurityHeaders(response);
    sendRedirect(response, routed.location);
    return;
  }
  if (routed?.kind !== 'page' && routed?.kind !== 'notFound') {
    next();
    return;
  }
  const isPlain = isPlainRead(request);
  // Next keeps what it answers to each path: one without a page must not reach it by any request.
  if (routed.kind === 'notFound') makePlain(headers);
  else if (!isPlain) {
    if (routed.internalPath !== undefined) askFor(request, routed, /\?.*/.exec(url)?.[0]);
    next();
    return;
  }
  servePage(request, response, { page: routed, cookies: router.visitorCookies(request), next });
}

function askWhenThereIsRoom(
  request: IncomingMessage,
  response: ServerResponse,
  serving: Serving & { readonly url: string },
): void {
  const { url, admit } = serving;
  prepare(request, response, serving);
  const next = () => askNext(request, response, serving);
  if (url === healthPaths.readyz) next();
  else admit([request, response], url.startsWith('/api/') ? 'api' : 'pages', next);
}

function askNext(
  request: IncomingMessage,
  response: ServerResponse,
  { url, errorPages = () => undefined, draining, next }: Serving & { readonly url: string },
): void {
  completeHeaders(response);
  if (isPagePath(url)) guardResponse(request, response, errorPages);
  draining.watch(response);
  next(request, response);
}

const isAlias = ({ headers: { host = '' } }: IncomingMessage, { hostAliases }: SiteRequests) =>
  hostAliases?.has(host.replace(/:.*/, '').toLowerCase()) === true;
