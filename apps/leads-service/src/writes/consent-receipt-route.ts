import { COMMANDS, type ConsentReceiptRequest } from '@plaza/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { commandOperation } from '../openapi/command-operation.ts';
import { deleteWithdrawn } from '../vendor-events/read-consents-of.ts';
import { checkReceipt } from './check-claims.ts';
import { hasConsentReceipt, isSameDecision } from './consent-receipt-record.ts';
import type { WriteServices } from './write-services.ts';

/** POST /consents: stores a consent receipt, once per id. */
export function registerConsentReceiptRoute(scope: FastifyInstance, services: WriteServices) {
  const operation = { schema: commandOperation('consentReceipt') };
  scope.post(COMMANDS.consentReceipt.path, operation, async (request, reply) => {
    const receipt = request.body as ConsentReceiptRequest;
    const { id: websiteId } = request.website;
    const { previousId } = receipt;
    const previous = previousId && { websiteId, id: previousId };
    checkReceipt(receipt, {
      facts: await request.wait(services.readFacts(request.website)),
      now: new Date(),
      isPreviousKnown:
        !previous || (await request.wait(hasConsentReceipt(services.database.orm, previous))),
    });
    const record = { ...receipt, websiteId };
    const saved = await request.wait(services.writers.consentReceipts.write(record));
    if (!isSameDecision(saved, record)) throw new ProblemError('idempotencyKeyReused');
    if (previousId && !receipt.categories.marketing)
      await request.wait(deleteWithdrawn(services.database.writes, websiteId, receipt.id));
    return reply.code(204).send();
  });
}
