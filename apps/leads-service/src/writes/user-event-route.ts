import { randomUUID } from 'node:crypto';
import { COMMANDS, type UserEventRequest } from '@plaza/contract';
import type { FastifyInstance } from 'fastify';
import { commandOperation } from '../openapi/command-operation.ts';
import { createRecordId } from './record-id.ts';
import type { WriteServices } from './write-services.ts';

/** §7.3 POST /user-events: stores an event of a visit under its partition key, once per id. */
export function registerUserEventRoute(scope: FastifyInstance, { writers }: WriteServices) {
  const operation = { schema: commandOperation('userEvent') };
  scope.post(COMMANDS.userEvent.path, operation, async (request, reply) => {
    const event = request.body as UserEventRequest;
    const id = event.id ?? createRecordId(Date.now(), randomUUID());
    await request.wait(writers.userEvents.write({ ...event, id, websiteId: request.website.id }));
    return reply.code(204).send();
  });
}
