import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { showLeadForm } from './lead-form-operation.ts';
import { readLeadFormQuery } from './lead-form-query.ts';
import type { LeadFormRoutes } from './register-lead-form.ts';

/** GET /sandbox-form/{websiteId}: the form, with what its address says filled in. */
export function registerShowLeadForm(
  scope: FastifyInstance,
  { answers }: Pick<LeadFormRoutes, 'answers'>,
): void {
  const options = { schema: showLeadForm, attachValidation: true };
  scope.get('', options, async (request, reply) => {
    const query = readLeadFormQuery(request.query as Record<string, unknown>);
    if (!query) throw request.validationError;
    const { eventId = randomUUID(), locale = 'es-ES', amount, termMonths, ...rest } = query;
    const chosen = { amount: amount?.toString(), termMonths: termMonths?.toString() };
    return answers.sendForm(reply, { ...rest, ...chosen, eventId, locale });
  });
}
