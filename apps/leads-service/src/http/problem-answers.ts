import type { FastifyReply, FastifyRequest } from 'fastify';
import { problems, problemType } from './problems.ts';
import { toProblemError } from './to-problem-error.ts';

/** Sends the problem of an error; logs server errors. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { problem, message, errors, retryAfter, version, members, cause } = toProblemError(error);
  const { status, title } = problems[problem];
  if (status >= 500) request.server.logRefusal({ problem, message, cause, requestId: request.id });
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // Serialized here, because a route's own response schema does not include problems.
  const body = JSON.stringify({
    type: problemType(problem),
    title,
    status,
    detail: message,
    instance: `urn:uuid:${request.id}`,
    ...(errors && { errors }),
    ...(version !== undefined && { version }),
    ...members,
  });
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer((payload) => `${payload}`)
    .send(body);
}
