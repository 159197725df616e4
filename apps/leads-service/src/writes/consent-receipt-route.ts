import { COMMANDS, type ConsentReceiptRequest } from '@plaza/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { commandOperation } from '../openapi/command-operation.ts';
import { checkReceipt } from './check-claims.ts';
import { isSameDecision } from './consent-receipt-record.ts';
import type { WriteServices } from './write-services.ts';

/** POST /consents: stores a consent receipt, once per id. */
export function registerConsentReceiptRoute(scope: FastifyInstance, services: WriteServices) {
  const operation = { schema: commandOperation('consentReceipt') };
  scope.post(COMMANDS.consentReceipt.path, operation, async (request, reply) => {
    const receipt = request.body as ConsentReceiptRequest;
    checkReceipt(receipt, {
      facts: await request.wait(services.readFacts(request.website)),
      now: new Date(),
    });
    const record = { ...receipt, websiteId: request.website.id };
    const saved = await request.wait(services.writers.consentReceipts.write(record));
    if (!isSameDecision(saved, record)) throw new ProblemError('idempotencyKeyReused');
    return reply.code(204).send();
  });
}
