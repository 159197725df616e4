import type { FastifyInstance } from 'fastify';
import type { AnswerReader } from '../content/answer-reader.ts';
import type { WebsiteFactsReader } from '../content/website-facts.ts';
import type { Settings } from '../env.ts';
import { registerRateLimit } from '../http/rate-limit.ts';
import { registerClientIdRoute } from './client-id-route.ts';
import { registerConsentReceiptRoute } from './consent-receipt-route.ts';
import { registerContactMessageRoute } from './contact-message-route.ts';
import { registerImpressionRoute } from './impression-route.ts';
import { registerUserEventRoute } from './user-event-route.ts';
import type { Writers } from './writers.ts';

export interface WriteServices {
  readonly readAnswer: AnswerReader;
  readonly writers: Writers;
  readonly readFacts: WebsiteFactsReader;
}

/** Registers every POST in a scope of their own, where each client's rate is limited. */
export async function registerWriteRoutes(
  app: FastifyInstance,
  services: WriteServices & { readonly settings: Settings },
): Promise<void> {
  await app.register(async (scope) => {
    await registerRateLimit(scope, services.settings.postsPerMinute);
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
