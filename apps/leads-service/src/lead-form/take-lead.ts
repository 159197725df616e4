import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerProblem } from '../http/problem-answers.ts';
import { problems } from '../http/problems.ts';
import { toProblemError } from '../http/to-problem-error.ts';
import { isSameLead } from '../writes/lead-record.ts';
import { createRecordId } from '../writes/record-id.ts';
import { leadFaults, type SchemaFault } from './lead-faults.ts';
import type { LeadFormAnswers, LeadFormValues } from './lead-form-answers.ts';
import { takeLead } from './lead-form-operation.ts';
import type { LeadFormBody } from './lead-form-query.ts';
import type { LeadFormRoutes } from './register-lead-form.ts';

/** POST /sandbox-form/{websiteId}: stores a lead, once per event, and shows its receipt. */
export function registerTakeLead(scope: FastifyInstance, routes: LeadFormRoutes): void {
  const { answers, writers } = routes;
  scope.setErrorHandler((error, request, reply) => giveBack(error, { request, reply, answers }));
  const options = { schema: takeLead, attachValidation: true };
  scope.post('', options, async (request, reply) => {
    const values = valuesOf(request);
    if (request.validationError) {
      const found = (request.validationError.validation ?? []) as readonly SchemaFault[];
      const faults = leadFaults(found, values);
      if (!faults) throw request.validationError;
      return answers.sendForm(reply.code(422), values, { faults });
    }
    const { parentOrigin: _, privacyAccepted: __, ...words } = request.body as LeadFormBody;
    const id = createRecordId(Date.now(), randomUUID());
    const record = { ...words, websiteId: request.website.id, id };
    const saved = await request.wait(writers.leads.write(record));
    if (isSameLead(saved, record)) return answers.sendReceipt(reply, values, saved);
    return answers.sendForm(reply.code(422), values, { failure: 'sentBefore' });
  });
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly answers: LeadFormAnswers;
}

/** The form that could not be taken now, with what was written; what no form sends is a problem. */
function giveBack(error: unknown, { request, reply, answers }: Exchange) {
  const { problem, message, retryAfter = 60, cause } = toProblemError(error);
  const { status } = problems[problem];
  const isTooMany = status === 429;
  if (!isTooMany && status < 500) return answerProblem(error, request, reply);
  if (!isTooMany) request.server.logRefusal({ problem, message, cause, requestId: request.id });
  reply.code(isTooMany ? 429 : 503).header('retry-after', retryAfter);
  const failure = isTooMany ? 'tooMany' : 'unavailable';
  return answers.sendForm(reply, valuesOf(request), { failure });
}

const valuesOf = ({ body }: FastifyRequest): LeadFormValues =>
  Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, `${value}`]));
