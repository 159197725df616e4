import { flowForm } from '@plaza/screens';
import { isFailure } from './application-client.ts';
import type { FlowVisit, HeldApplication } from './flow-visit.ts';
import { claimedEvents, vendorsToNotify } from './moment-events.ts';

const answer = (status: number, body: object = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** Answers a claim when the service is away (503), or there is nothing to claim (409). */
export const refuseClaim = (status: 409 | 503): Response => answer(status);

/**
 * Answers the script of a page that can send events to vendors (§9): which of them this browser has
 * claimed, and what they are to get; or notes that one has got it. The service decides.
 *
 * @param held an application that is submitted
 */
export async function answerClaim(
  visit: FlowVisit,
  held: HeldApplication,
  form: URLSearchParams,
): Promise<Response> {
  const claim = form.get(flowForm.claimField) ?? '';
  const vendor = form.get(flowForm.notifiedField);
  if (vendor !== null) {
    const noted = await visit.service.noteNotified(held.key, { claim, vendor });
    return isFailure(noted) ? answer(503) : answer(200);
  }
  return claimFor(visit, held, { claim, asked: form.get(flowForm.vendorsField) ?? '' });
}

async function claimFor(
  visit: FlowVisit,
  { key, application }: HeldApplication,
  { claim, asked }: { readonly claim: string; readonly asked: string },
) {
  const onPage = asked.split(' ');
  const vendors = vendorsToNotify(visit.flow, application).filter((name) => onPage.includes(name));
  if (vendors.length === 0) return answer(200, claimedEvents(visit.flow, application, { vendors }));
  const consentId = visit.port.consentId(visit.request);
  const claimed = await visit.service.claimVendors(key, {
    ...{ claim, vendors },
    ...(consentId && { consentId }),
  });
  if (isFailure(claimed)) return answer(503);
  return answer(200, claimedEvents(visit.flow, application, claimed));
}
