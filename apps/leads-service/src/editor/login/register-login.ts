import { createHash } from 'node:crypto';
import { EDITOR_AUTH_PATH } from '@plaza/contract/editor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../http/problem-error.ts';
import { AUTH_REQUESTS } from './auth-requests.ts';
import type { Login } from './create-login.ts';
import { webRequest } from './web-request.ts';

/** Sign-ins to one account in a time, from all addresses together. */
const PER_ACCOUNT = { max: 20, timeWindow: 10 * 60_000 };

/** The requests of `better-auth`. Rate limits are registered in the scope. */
export function registerLogin(scope: FastifyInstance, login: Login): void {
  for (const [path, body] of Object.entries(AUTH_REQUESTS))
    scope.route({
      method: body ? 'POST' : 'GET',
      url: `${EDITOR_AUTH_PATH}${path}`,
      schema: { hide: true, ...(body && { body }) },
      ...(path === '/sign-in/email' && { preHandler: limitAccount(scope) }),
      handler: async (request, reply) =>
        sendResponse(reply, await login.handle(webRequest(request, login.url))),
    });
}

function limitAccount(scope: FastifyInstance) {
  const limit = scope.createRateLimit({ ...PER_ACCOUNT, keyGenerator: accountOf });
  return async (request: FastifyRequest) => {
    const counted = await limit(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw new ProblemError('tooManyRequests', {
      detail: 'Too many sign-ins to this account; wait some minutes',
      retryAfter: Math.max(1, counted.ttlInSeconds),
    });
  };
}

function accountOf({ body }: FastifyRequest): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return createHash('sha256').update(String(email).toLowerCase()).digest('base64url');
}

async function sendResponse(reply: FastifyReply, response: Response) {
  const text = await response.text();
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  for (const name of ['location', 'retry-after', 'x-retry-after']) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  reply.code(response.status);
  if (text === '') return reply.send();
  return reply
    .type(response.headers.get('content-type') ?? 'application/json; charset=utf-8')
    .serializer((payload) => `${payload}`)
    .send(text);
}
