import type { Traces } from '@plaza/metrics/traces';
import type { FastifyInstance } from 'fastify';

/** Handles each request inside a span that is named by the pattern of its route. */
export function traceRequests(app: FastifyInstance, traces: Pick<Traces, 'serve'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request;
    const name = () => `${method} ${routeOptions.url ?? 'unknown'}`;
    traces.serve(request.raw, reply.raw, { name, work: done });
  });
}
