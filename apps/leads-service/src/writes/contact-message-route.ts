import { randomUUID } from 'node:crypto';
import { COMMANDS, type ContactMessageRequest, type ContactMessageResponse } from '@plaza/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { commandOperation } from '../openapi/command-operation.ts';
import { isSameMessage } from './contact-message-record.ts';
import { createRecordId } from './record-id.ts';
import type { WriteServices } from './write-services.ts';

/** POST /messages: stores a contact message, once per key. */
export function registerContactMessageRoute(scope: FastifyInstance, { writers }: WriteServices) {
  const operation = { schema: commandOperation('contactMessage') };
  scope.post(COMMANDS.contactMessage.path, operation, async (request) => {
    const { privacyAccepted: _, spamSigns = [], ...input } = request.body as ContactMessageRequest;
    const id = createRecordId(Date.now(), randomUUID());
    const record = { ...input, websiteId: request.website.id, id, spamSigns };
    const saved = await request.wait(writers.contactMessages.write(record));
    if (!isSameMessage(saved, record)) throw new ProblemError('idempotencyKeyReused');
    return { id: saved.id, receivedAt: saved.receivedAt } satisfies ContactMessageResponse;
  });
}
