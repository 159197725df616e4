import type { ApplicationRequest } from '@plaza/contract';
import { flowForm } from '@plaza/screens';
import { isFailure } from './application-client.ts';
import { withApplication } from './flow-response.ts';
import { contextOf, type FlowVisit } from './flow-visit.ts';
import { readValue } from './read-value.ts';
import { refusalOf, refuse } from './refuse-step.ts';
import type { SentStep } from './sent-step.ts';
import { storeStep } from './store-step.ts';
import { readTrackingIds } from './tracking-ids.ts';

/** Makes an application of the first step. */
export async function createApplication(visit: FlowVisit, sent: SentStep): Promise<Response> {
  const { flow, service } = visit;
  const read = readValue(sent, { flow, context: contextOf(visit), answers: {} });
  if ('issues' in read) return refuse(visit, sent, { status: 422, ...read });
  const created = await service.create(requestOf(visit, sent));
  if (isFailure(created)) return refuse(visit, sent, refusalOf(created));
  const key = { id: created.id, token: created.token };
  const storing = { key, value: read.value, keep: [], version: created.version };
  return withApplication(await storeStep(visit, sent, storing), visit, key);
}

function requestOf(visit: FlowVisit, sent: SentStep): ApplicationRequest {
  const { match, port, flow, request } = visit;
  return {
    flow: flow.name,
    locale: match.locale,
    country: contextOf(visit).country,
    eventId: port.newEventId(),
    ...whiteLabelOf(visit, sent),
    ...readTrackingIds(request.headers),
  };
}

/** The partner in whose name the page asks, if the site has it. */
function whiteLabelOf({ port }: FlowVisit, { form }: SentStep) {
  const token = form.get(flowForm.partnerField);
  return port.partners.some((partner) => partner.token === token) && token
    ? { whiteLabelToken: token }
    : {};
}
