import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeCause } from './describe-cause.ts';
import { ProblemError } from './problem-error.ts';
import { problems, problemType } from './problems.ts';
import { toProblemError } from './to-problem-error.ts';

/** Makes every error of the app, and every address it lacks, a problem (design §3). */
export function registerProblemAnswers(app: FastifyInstance): void {
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler((request, reply) => {
    const detail = `Nothing answers ${request.method} at this address`;
    return answerProblem(new ProblemError('notFound', { detail }), request, reply);
  });
}

/** Answers the problem an error stands for; logs it when it is the service's own. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { problem, message, errors, retryAfter, cause } = toProblemError(error);
  const { status, title } = problems[problem];
  if (status >= 500) request.log.error({ problem, cause: describeCause(cause) }, message);
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
