import { type ClientIdRequest, COMMANDS } from '@plaza/contract';
import type { FastifyInstance } from 'fastify';
import { commandOperation } from '../openapi/command-operation.ts';
import type { WriteServices } from './write-services.ts';

/** §7.3 POST /client-id: stores an ad platform's client id for an impression. */
export function registerClientIdRoute(scope: FastifyInstance, { writers }: WriteServices) {
  const operation = { schema: commandOperation('clientId') };
  scope.post(COMMANDS.clientId.path, operation, async (request, reply) => {
    const { clickId = null, ...rest } = request.body as ClientIdRequest;
    await request.wait(
      writers.clientIds.write({ ...rest, clickId, websiteId: request.website.id }),
    );
    return reply.code(204).send();
  });
}
