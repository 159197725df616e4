import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { showLeadForm } from './lead-form-operation.ts';
import { type LeadFormQuery, readLeadFormQuery } from './lead-form-query.ts';
import type { LeadFormRoutes } from './register-lead-form.ts';

/** GET /sandbox-form/{websiteId}: the form, with what its address says filled in. An address
 * without an event id leads to one that has one: a plain link of a page is the same for everybody. */
export function registerShowLeadForm(
  scope: FastifyInstance,
  { answers }: Pick<LeadFormRoutes, 'answers'>,
): void {
  const options = { schema: showLeadForm, attachValidation: true };
  scope.get('', options, async (request, reply) => {
    const query = readLeadFormQuery(request.query as Record<string, unknown>);
    if (!query) throw request.validationError;
    const { eventId, locale = 'es-ES', amount, termMonths, ...rest } = query;
    if (!eventId) return reply.redirect(withEventId(query), 302);
    const chosen = { amount: amount?.toString(), termMonths: termMonths?.toString() };
    return answers.sendForm(reply, { ...rest, ...chosen, eventId, locale });
  });
}

/**
 * The same address with an event id of its own, and without what was wrong in it. The id stands in
 * the address and not in the form alone, so that a visitor who goes back or loads the form again
 * asks for the same lead again.
 */
function withEventId(query: LeadFormQuery): string {
  const fields = new URLSearchParams({ eventId: randomUUID() });
  for (const [name, value] of Object.entries(query)) fields.set(name, `${value}`);
  return `?${fields}`;
}
