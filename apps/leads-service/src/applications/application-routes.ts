import { APPLICATIONS, type ApplicationOperationName } from '@plaza/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../env.ts';
import { type RateLimits, registerRateLimits } from '../http/rate-limit.ts';
import { applicationOperation } from '../openapi/application-operation.ts';
import { claimVendors } from './claim-vendors.ts';
import { confirmEmail } from './confirm-email.ts';
import { createApplication } from './create-application.ts';
import { noteNotified } from './note-notified.ts';
import { type ApplicationServices, openApplication, toApplication } from './open-application.ts';
import { putStep } from './put-step.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { submitApplication } from './submit-application.ts';

type Handler = (request: FastifyRequest, services: ApplicationServices) => Promise<object>;

const handlers = {
  create: createApplication,
  read: async (request, services) =>
    toApplication(await openApplication(request, services), services),
  putStep,
  submit: submitApplication,
  sendConfirmation,
  confirmEmail,
  claimVendors,
  noteNotified,
} as const satisfies Record<ApplicationOperationName, Handler>;

/**
 * The limits of each operation as shares of a client's POSTs: a person needs minutes for what these
 * allow in one.
 */
const shares = {
  create: { perClient: 1 / 100, inAll: 1 / 2 },
  read: { perClient: 1 / 10, inAll: 5 },
  putStep: { perClient: 1 / 20, inAll: 5 },
  submit: { perClient: 1 / 100, inAll: 1 / 2 },
  sendConfirmation: { perClient: 1 / 300, inAll: 1 / 10 },
  confirmEmail: { perClient: 1 / 200, inAll: 1 / 10 },
  claimVendors: { perClient: 1 / 50, inAll: 1 },
  noteNotified: { perClient: 1 / 20, inAll: 2 },
} as const satisfies Record<ApplicationOperationName, RateLimits>;

/** Registers every operation on applications; no response may be kept. */
export async function registerApplicationRoutes(
  app: FastifyInstance,
  services: ApplicationServices,
  { postsPerMinute }: Pick<Settings, 'postsPerMinute'>,
): Promise<void> {
  await app.register(async (scope) => {
    const createLimiter = await registerRateLimits(scope);
    for (const [key, row] of Object.entries(APPLICATIONS)) {
      const name = key as ApplicationOperationName;
      const { perClient, inAll } = shares[name];
      scope.route({
        method: row.method,
        url: row.path,
        schema: applicationOperation(name),
        onRequest: createLimiter({
          perClient: Math.ceil(perClient * postsPerMinute),
          inAll: Math.ceil(inAll * postsPerMinute),
        }),
        handler: async (request, reply) => {
          const answer = await handlers[name](request, services);
          return reply.code(row.status).header('cache-control', 'no-store').send(answer);
        },
      });
    }
  });
}
