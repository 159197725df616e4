import { clientAddress } from '../requests/client-address.ts';
import { isOwnForm } from '../requests/is-own-form.ts';
import { problemResponse } from '../requests/problem-response.ts';
import { isGate, receiveGate, showGate } from './email-gate.ts';
import { flowAt, PATH_PARAMETER } from './flow-target.ts';
import { type FlowPort, visitOf } from './flow-visit.ts';
import { receiveHandOver } from './hand-over.ts';
import { refuseForm, showsForm } from './page-without-form.ts';
import { receiveStep } from './receive-step.ts';
import { showStep } from './show-step.ts';

const foreignForm =
  'The form was sent from another site. Please send it from the page of this one.';

/**
 * Answers the page of a flow that is asked for a step, or posted one, with and without JavaScript.
 * No answer is logged or put into an address.
 *
 * @returns the page, filled in; a redirect to where the applicant is; or a problem for a path that
 *   has no flow, for a form of another site, and for a client that asks too often
 */
export async function answerFlow(request: Request, port: FlowPort): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const found = flowAt(port.site, searchParams.get(PATH_PARAMETER) ?? '');
  if (!found) return problemResponse('notFound', 'The site has no flow at this path.');
  const isForm = request.method === 'POST';
  if (isForm && !isOwnForm(request, port.site.url, true))
    return problemResponse('forbidden', foreignForm);
  const client = clientAddress(request, port.trustedProxyHops);
  if (!port.limiter.take(client, port.now().getTime())) {
    // Without a page, which no human would see after so many requests.
    return problemResponse('tooManyRequests');
  }
  const visit = visitOf(port, request, found);
  if (isForm && !(await showsForm(visit))) return refuseForm();
  if (isGate(found.flow)) return isForm ? receiveGate(visit) : showGate(visit, searchParams);
  if (isForm) return receiveStep(visit);
  const state = searchParams.get('state');
  return state === null ? showStep(visit, searchParams) : receiveHandOver(visit, state);
}
