import { COMMANDS, type CommandName } from '@plaza/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../env.ts';
import { type RateLimiter, type RateLimits, registerRateLimits } from '../http/rate-limit.ts';
import { registerClientIdRoute } from './client-id-route.ts';
import { registerConsentReceiptRoute } from './consent-receipt-route.ts';
import { registerContactMessageRoute } from './contact-message-route.ts';
import { registerImpressionRoute } from './impression-route.ts';
import { registerUserEventRoute } from './user-event-route.ts';
import type { WriteServices } from './write-services.ts';

type WriteLimits = Required<RateLimits>;

/**
 * The rate limits of POSTs, as shares of a client's total: visitors rarely decide about consent and
 * write a message once.
 */
const writeShares = {
  impression: { perClient: 1, inAll: 20 },
  userEvent: { perClient: 1, inAll: 20 },
  clientId: { perClient: 1, inAll: 20 },
  consentReceipt: { perClient: 1 / 20, inAll: 1 },
  contactMessage: { perClient: 1 / 1_000, inAll: 1 / 20 },
} as const satisfies Record<CommandName, WriteLimits>;

const everyWrite: WriteLimits = { perClient: 1, inAll: 20 };

const limitsOf = ({ perClient, inAll }: WriteLimits, postsPerMinute: number): WriteLimits => ({
  perClient: Math.ceil(perClient * postsPerMinute),
  inAll: Math.ceil(inAll * postsPerMinute),
});

/** Registers every POST in a rate-limited scope. */
export async function registerWriteRoutes(
  app: FastifyInstance,
  services: WriteServices & { readonly settings: Settings },
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', await createWriteLimiter(scope, services.settings.postsPerMinute));
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    registerImpressionRoute(scope, services);
    registerUserEventRoute(scope, services);
    registerClientIdRoute(scope, services);
    registerContactMessageRoute(scope, services);
    registerConsentReceiptRoute(scope, services);
  });
}

/** Limits each kind of POST, and all together. */
async function createWriteLimiter(scope: FastifyInstance, postsPerMinute: number) {
  const createLimiter = await registerRateLimits(scope);
  const limitAll = createLimiter(limitsOf(everyWrite, postsPerMinute));
  const limiters = new Map<string, RateLimiter>(
    Object.entries(writeShares).map(([name, shares]) => [
      COMMANDS[name as CommandName].path,
      createLimiter(limitsOf(shares, postsPerMinute)),
    ]),
  );
  return async (request: FastifyRequest) => {
    const { url = '' } = request.routeOptions;
    await limiters.get(url.slice(scope.prefix.length))?.(request);
    await limitAll(request);
  };
}
