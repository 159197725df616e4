import { once } from 'node:events';
import type { Server } from 'node:http';
import {
  createPageServer,
  createRequestHandler,
  type RequestListener,
  type RequestRouter,
} from '@plaza/page-cache/server';
import { requestHooks } from './site-requests.ts';

/**
 * Starts a server on a free loopback port that handles requests like a site before calling `next`.
 */
export async function serveSite(next: RequestListener, router?: RequestRouter): Promise<Server> {
  const hooks = { ...requestHooks(), ...(router && { router }) };
  const { server, draining } = createPageServer((request, response) => handle(request, response));
  const handle = createRequestHandler({ ...hooks, next, draining });
  server.on('connection', () => hooks.intake?.noteArrival());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
