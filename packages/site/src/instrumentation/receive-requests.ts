import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { createIntakeFirst } from '@plaza/contract/process';
import type { ErrorPages, StaticFiles } from '@plaza/page-cache/server';
import {
  type AdmitRequest,
  answerHealth,
  answerStaticFile,
  completeHeaders,
  createAdmitRequest,
  type Draining,
  drainOnClose,
  healthPaths,
  isPlainRead,
  type RequestRouter,
  securityHeaders,
  sendRedirect,
  servePage,
  serverState,
  unrouted,
} from '@plaza/page-cache/server';
import { isImageRequestMalformed } from '../core/is-image-request-malformed.ts';
import { isPagePath } from '../core/is-page-path.ts';
import { refusesRequest } from '../core/refuses-request.ts';
import { localTarget, requestTarget, unreadablePath } from '../core/request-target.ts';
import { answerServiceCall, isServiceCall } from './answer-service-call.ts';
import { appendForwardedFor } from './forwarded-for.ts';
import { guardResponse } from './guard-response.ts';
import { type Handler, handleRequests } from './handle-requests.ts';
import { noteOwnAddress } from './own-address.ts';
import { refuseMalformed, refuseMethod } from './refuse-request.ts';
import { serviceCalls } from './service-calls.ts';

type HandlerRules = {
  /** What is shown in place of a page that fails. */
  readonly errorPages: ErrorPages;
  /** The files of the build; without them Next answers. */
  readonly staticFiles?: StaticFiles;
  /** The site's routes; without them Next finds each page. */
  readonly router?: RequestRouter | undefined;
};

export type Rules = HandlerRules & {
  /** Whether pages know no method but those that read; the tools of `next dev` post to theirs. */
  readonly pagesAreRead: boolean;
};

/**
 * Receives every request of this process's servers before anything handles it: gives its answer the
 * headers of security, says whom it came from, makes its target one that Next can read, refuses
 * methods and bodies that no page knows, passes on what pages post to the service, and answers what
 * the site's routes and its response cache can answer (decision 6). Pages that fail say so in the
 * site's words.
 *
 * @returns a way to leave servers alone that have received nothing yet
 */
export function receiveRequests({ pagesAreRead, ...rules }: Rules): () => void {
  const seen = new WeakSet<Server>();
  const { admit, noteConnection } = createAdmitRequest(createIntakeFirst());
  const receive = (server: unknown) => {
    if (!(server instanceof Server) || seen.has(server)) return;
    seen.add(server);
    noteOwnAddress(server);
    const handle = () => handler({ ...rules, admit, draining: drainOnClose(server) });
    handleRequests(server, pagesAreRead ? handle() : readable);
  };
  const onConnection = (message: unknown) => {
    noteConnection();
    receive((message as { socket: { server?: unknown } }).socket.server);
  };
  const onRequest = (message: unknown) => receive((message as { server: unknown }).server);
  // A connection may be older than this, and one that sends half a request never has a request.
  subscribe(connectionStart, onConnection);
  subscribe(requestStart, onRequest);
  return () => {
    unsubscribe(connectionStart, onConnection);
    unsubscribe(requestStart, onRequest);
  };
}

const connectionStart = 'net.server.socket';
const requestStart = 'http.server.request.start';

/**
 * Whom a request comes from, and what it asks for, in a form that Next can read. The headers of
 * security stand here and not in Next's configuration, which leaves redirects without them.
 */
function prepare(request: IncomingMessage, response: ServerResponse): void {
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  appendForwardedFor(request);
  request.url = requestTarget(request.url ?? '');
  // What is not there is not there for any method; Next would answer `OPTIONS` with 400.
  if (request.url === unreadablePath) request.method = 'GET';
}

const readable: Handler = (request, response, next) => {
  prepare(request, response);
  completeHeaders(response);
  next();
};

type Serving = HandlerRules & {
  readonly admit: AdmitRequest['admit'];
  readonly draining: Draining;
};

const handler =
  (serving: Serving): Handler =>
  (request, response, next) => {
    const { draining, admit, staticFiles = () => undefined } = serving;
    if (draining.isDraining()) response.shouldKeepAlive = false;
    if (answerHealth(request, response, draining.isDraining())) return;
    const { pass } = serviceCalls();
    if (pass && isServiceCall(request) && !isAlias(request)) {
      admit([request, response], 'calls', () => {
        draining.watch(response);
        appendForwardedFor(request);
        void answerServiceCall(request, response, pass);
      });
      return;
    }
    const toNext = () => readable(request, response, next);
    if (!isAlias(request) && answerStaticFile([request, response, toNext], staticFiles)) return;
    handleOther([request, response, next], serving);
  };

/** What is neither a call nor a file: a page, or what Next answers. */
function handleOther([request, response, next]: Parameters<Handler>, serving: Serving): void {
  const { router = unrouted, errorPages, admit, draining } = serving;
  const asked = localTarget(request.url ?? '');
  prepare(request, response);
  const { method = '', url = '', headers } = request;
  if (refusesRequest({ method, target: url, headers })) {
    refuseMethod(response);
    return;
  }
  if (isImageRequestMalformed(url)) {
    refuseMalformed(response);
    return;
  }
  const askNext = () => {
    completeHeaders(response);
    if (isPagePath(url)) guardResponse(request, response, errorPages);
    draining.watch(response);
    next();
  };
  const worker = url.startsWith('/api/') ? 'api' : 'pages';
  const askWhenThereIsRoom = () =>
    url === healthPaths.readyz ? askNext() : admit([request, response], worker, askNext);
  const routed = isPlainRead(request) ? router.route(headers.host, asked) : undefined;
  if (routed?.kind === 'redirect') sendRedirect(response, routed.location);
  else if (routed?.kind === 'page' || routed?.kind === 'notFound')
    servePage(request, response, {
      page: routed,
      cookies: router.visitorCookies(request),
      next: askWhenThereIsRoom,
    });
  else askWhenThereIsRoom();
}

/** Hosts that are redirected; any other, an invented one too, is answered as the site's own. */
const isAlias = ({ headers: { host = '' } }: IncomingMessage) =>
  serverState().hostAliases.has(host.replace(/:.*/, '').toLowerCase());
