import type { IncomingMessage, ServerResponse } from 'node:http';
import { isImageRequestMalformed } from '../core/is-image-request-malformed.ts';
import { isPagePath } from '../core/is-page-path.ts';
import { isPlainRead, isRead, makePlain } from '../core/is-plain-read.ts';
import { refusesRequest } from '../core/refuses-request.ts';
import { resolvedHeader, unrouted } from '../core/request-router.ts';
import { localTarget, rootedTarget, unreadablePath } from '../core/request-target.ts';
import { healthPaths } from '../model/health.ts';
import { securityHeaders } from '../model/security-headers.ts';
import { type AdmitRequest, createAdmitRequest } from './admit-request.ts';
import { answerHealth } from './answer-health.ts';
import { answerStaticFile } from './answer-static-file.ts';
import { completeHeaders } from './complete-headers.ts';
import type { Draining } from './drain-on-close.ts';
import { appendForwardedFor } from './forwarded-for.ts';
import { guardResponse } from './guard-response.ts';
import type { Intake } from './intake.ts';
import { handleInside, observeRequests } from './observe-requests.ts';
import { refuseMalformed, refuseMethod } from './refuse-request.ts';
import type { RequestListener, SiteRequests } from './request-hooks.ts';
import { sendCleaned, sendRedirect } from './send-redirect.ts';
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
function setSecurityHeaders(
  response: ServerResponse,
  target: string,
  { hidesReferrer }: SiteRequests,
): void {
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  if (hidesReferrer?.(target)) response.setHeader('Referrer-Policy', 'no-referrer');
}

/**
 * What Next needs, and no response that is sent without it.
 *
 * @param target as it was asked for
 */
function prepare(
  request: IncomingMessage,
  response: ServerResponse,
  { changeTarget, target, ...site }: SiteRequests & { readonly target?: string },
): void {
  const { url = '', method = '', headers } = request;
  setSecurityHeaders(response, target ?? url, site);
  appendForwardedFor(request);
  if (changeTarget) request.url = changeTarget(url, method, headers);
}

function handle(request: IncomingMessage, response: ServerResponse, serving: Serving): void {
  const { draining, admit, answerAtOnce, intercept, staticFiles = () => undefined } = serving;
  if (draining.isDraining()) response.shouldKeepAlive = false;
  if (answerHealth(request, response, draining.isDraining())) return;
  const isOwnHost = !isAlias(request, serving);
  const atOnce = isOwnHost ? answerAtOnce?.(request) : undefined;
  if (atOnce) {
    atOnce(request, response);
    return;
  }
  const intercepted = isOwnHost ? intercept?.(request) : undefined;
  if (intercepted) {
    const { worker, answer } = intercepted;
    const work = () => {
      draining.watch(response);
      appendForwardedFor(request);
      answer(request, response);
    };
    admit([request, response], { worker, work });
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
    setSecurityHeaders(response, url, serving);
    refuseMethod(response);
    return;
  }
  if (isImageRequestMalformed(url)) {
    setSecurityHeaders(response, url, serving);
    refuseMalformed(response);
    return;
  }
  const next = (key?: string) => askWhenThereIsRoom([request, response], { ...serving, url, key });
  // A part of a static file, or one with a query, which Next answers.
  const isPart = serving.staticFiles?.(url.replace(/\?.*/s, '')) !== undefined;
  const isRouted = isRead(request) && !isPart && !serving.isPersonal?.(url, headers);
  const routed = isRouted ? router.route(headers.host, target) : undefined;
  if (routed?.kind === 'redirect') {
    setSecurityHeaders(response, url, serving);
    sendRedirect(response, routed);
    return;
  }
  const clean = isRead(request) && !isPart ? router.cleanTarget?.(request) : undefined;
  if (clean !== undefined) {
    setSecurityHeaders(response, url, serving);
    sendCleaned(response, clean, router.visitorCookies(request));
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

type Asking = Serving & {
  /** As the visitor asked for it. */
  readonly url: string;
  /** Of requests that wait for one render. */
  readonly key?: string | undefined;
};

function askWhenThereIsRoom(
  [request, response]: readonly [IncomingMessage, ServerResponse],
  serving: Asking,
): void {
  const { url, key, admit, busyPages } = serving;
  prepare(request, response, { ...serving, target: url });
  const work = () => askNext(request, response, serving);
  if (url === healthPaths.readyz) {
    work();
    return;
  }
  const worker = url.startsWith('/api/') ? 'api' : 'pages';
  const busyPage = isPagePath(url) ? () => busyPages?.(url) : undefined;
  admit([request, response], { worker, key, busyPage, work });
}

function askNext(
  request: IncomingMessage,
  response: ServerResponse,
  { url, errorPages = () => undefined, busyPages, draining, next }: Asking,
): void {
  completeHeaders(response);
  const path = url.replace(/\?.*/s, '');
  if (isPagePath(url)) guardResponse(request, response, { path, errorPages, busyPages });
  draining.watch(response);
  next(request, response);
}

const isAlias = ({ headers: { host = '' } }: IncomingMessage, { hostAliases }: SiteRequests) =>
  hostAliases?.has(host.replace(/:.*/, '').toLowerCase()) === true;
