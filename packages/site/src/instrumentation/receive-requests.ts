import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusesMethod } from '../core/refuses-method.ts';
import { requestTarget, unreadablePath } from '../core/request-target.ts';
import { appendForwardedFor } from './forwarded-for.ts';
import { refuseMethod } from './refuse-method.ts';

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** Whether pages know no method but those that read; the tools of `next dev` post to theirs. */
type Rules = { readonly pagesAreRead: boolean };

/**
 * Receives every request of this process's servers before anything handles it: says whom it came
 * from, makes its target one that Next can read, and refuses methods that no page knows.
 */
export function receiveRequests({ pagesAreRead }: Rules): void {
  // Not imported: Next also compiles this for a runtime without Node's modules, and never runs it.
  const { process } = globalThis;
  const diagnostics = process.getBuiltinModule('node:diagnostics_channel');
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Exchange;
    appendForwardedFor(request);
    request.url = requestTarget(request.url ?? '');
    // What is not there is not there for any method; Next would answer `OPTIONS` with 400.
    if (request.url === unreadablePath) request.method = 'GET';
    if (pagesAreRead) refuseOrPass(request, response);
  });
}

function refuseOrPass({ method = '', url = '' }: IncomingMessage, response: ServerResponse): void {
  if (refusesMethod(method, url)) refuseMethod(response);
}
