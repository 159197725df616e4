import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordMethods } from './allowed-methods.ts';
import { answerProblem } from './problem-answers.ts';
import { ProblemError } from './problem-error.ts';

/**
 * Answers requests without a route: 404 for an unknown address, otherwise 405 or OPTIONS with
 * `Allow` (RFC 9110 §15.5.6, §9.3.7). Register it before the routes.
 */
export function registerMissingRoutes(app: FastifyInstance): void {
  const allowedMethods = recordMethods(app);
  function answer(request: FastifyRequest, reply: FastifyReply) {
    const { method, url } = request;
    const allowed = allowedMethods(url);
    // A route with this method exists, and found nothing.
    if (allowed.length === 0 || (method !== 'OPTIONS' && allowed.includes(method)))
      return answerProblem(notFound(method), request, reply);
    reply.header('allow', allowed.join(', '));
    if (method === 'OPTIONS') return reply.code(204).send();
    return answerProblem(notAllowed(method, allowed), request, reply);
  }
  // Before reading a body that no route needs.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answer(request, reply);
    else done();
  });
  app.setNotFoundHandler(answer);
}

const notFound = (method: string) =>
  new ProblemError('unknownAddress', { detail: `No route for ${method} at this address` });

const notAllowed = (method: string, allowed: readonly string[]) =>
  new ProblemError('methodNotAllowed', {
    detail: `This address allows ${allowed.join(', ')}, not ${method}`,
  });
