import type { FastifyReply, FastifyRequest } from 'fastify';
import { problems, problemType } from './problems.ts';
import { toProblemError } from './to-problem-error.ts';

/** Answers the problem an error stands for; logs it when it is the service's own. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { problem, message, errors, retryAfter, cause } = toProblemError(error);
  const { status, title } = problems[problem];
  if (status >= 500) request.server.logRefusal({ problem, message, cause, requestId: request.id });
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // Serialised here: a route's own response schema knows nothing of problems.
  const body = JSON.stringify({
    type: problemType(problem),
    title,
    status,
    detail: message,
    instance: `urn:uuid:${request.id}`,
    ...(errors && { errors }),
  });
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer((payload) => `${payload}`)
    .send(body);
}
