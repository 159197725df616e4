import { once } from 'node:events';
import type { Server } from 'node:http';
import { createPageServer } from './page-server.ts';
import { createRequestHandler } from './request-handler.ts';
import type { RequestListener, SiteRequests } from './request-hooks.ts';

/** A server on a free port of the loopback, which handles requests before `next` does. */
export async function serve(next: RequestListener, site: SiteRequests = {}): Promise<Server> {
  const { server, draining } = createPageServer((request, response) => handle(request, response));
  const handle = createRequestHandler({ ...site, next, draining });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
