import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isPagePath } from '../core/is-page-path.ts';
import { isPlainRead } from '../core/is-plain-read.ts';
import { refusesRequest } from '../core/refuses-request.ts';
import { requestTarget, unreadablePath } from '../core/request-target.ts';
import { securityHeaders } from '../model/security-headers.ts';
import type { ErrorPages } from '../page-cache/error-pages.ts';
import { answerFromMemory } from '../page-memory/answer-from-memory.ts';
import { learnAnswer } from '../page-memory/learn-answer.ts';
import { type Exchange, processPages } from '../page-memory/process-pages.ts';
import { answerStaticFile } from '../static-files/answer-static-file.ts';
import type { StaticFiles } from '../static-files/list-static-files.ts';
import { answerServiceCall, isServiceCall } from './answer-service-call.ts';
import { appendForwardedFor } from './forwarded-for.ts';
import { guardResponse } from './guard-response.ts';
import { type Handler, handleRequests } from './handle-requests.ts';
import { noteOwnAddress } from './own-address.ts';
import { refuseMethod } from './refuse-method.ts';
import { serviceCalls } from './service-calls.ts';

export type Rules = {
  /** Whether pages know no method but those that read; the tools of `next dev` post to theirs. */
  readonly pagesAreRead: boolean;
  /** What is shown in place of a page that fails. */
  readonly errorPages: ErrorPages;
  /** The files of the build; without them Next answers. */
  readonly staticFiles?: StaticFiles;
};

/**
 * Receives every request of this process's servers before anything handles it: gives its answer the
 * headers of security, says whom it came from, makes its target one that Next can read, refuses
 * methods and bodies that no page knows, passes on what pages post to the service, and answers pages
 * that Next has answered before (decision 6). Pages that fail say so in the site's words.
 *
 * @returns a way to leave servers alone that have received nothing yet
 */
export function receiveRequests({ pagesAreRead, ...rules }: Rules): () => void {
  const seen = new WeakSet<Server>();
  const receive = (message: unknown) => {
    const { server } = message as { readonly server: Server };
    if (seen.has(server)) return;
    seen.add(server);
    noteOwnAddress(server);
    handleRequests(server, pagesAreRead ? receiver(rules) : readable);
  };
  subscribe(requestStart, receive);
  return () => void unsubscribe(requestStart, receive);
}

const requestStart = 'http.server.request.start';

/**
 * Whom a request comes from, and what it asks for, in a form that Next can read. The headers of
 * security stand here and not in Next's configuration, which leaves redirects without them.
 */
const readable: Handler = (request, response, next) => {
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  appendForwardedFor(request);
  request.url = requestTarget(request.url ?? '');
  // What is not there is not there for any method; Next would answer `OPTIONS` with 400.
  if (request.url === unreadablePath) request.method = 'GET';
  next();
};

const receiver =
  ({ errorPages, staticFiles = () => undefined }: Omit<Rules, 'pagesAreRead'>): Handler =>
  (request, response, next) => {
    const { pass } = serviceCalls();
    if (pass && isServiceCall(request) && !isAlias(request)) {
      appendForwardedFor(request);
      void answerServiceCall(request, response, pass);
      return;
    }
    const toNext = () => readable(request, response, next);
    if (!isAlias(request) && answerStaticFile([request, response, toNext], staticFiles)) return;
    readable(request, response, () => {
      const { method = '', url = '', headers } = request;
      if (refusesRequest({ method, target: url, headers })) {
        refuseMethod(response);
        return;
      }
      if (isPagePath(url)) guardResponse(request, response, errorPages);
      if (isPlainRead(request) && !isAlias(request)) readPage(request, response, next);
      else next();
    });
  };

/** Any other host, an invented one too, is answered as the site's own, so that a path is one page. */
const isAlias = ({ headers: { host = '' } }: IncomingMessage) =>
  processPages().hostAliases.has(host.replace(/:.*/, '').toLowerCase());

function readPage(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { url: path = '' } = request;
  const { exchanges, memory } = processPages();
  const remembered = memory.recall(path, Date.now());
  if (remembered) {
    answerFromMemory(request, response, remembered);
    return;
  }
  const exchange: Exchange = { reads: [] };
  // A page that cannot be remembered was answered all the same, and Next answers it again.
  const learn = () => learnAnswer(path, response, exchange.reads).catch(() => {});
  response.once('finish', () => void learn());
  exchanges.run(exchange, next);
}
