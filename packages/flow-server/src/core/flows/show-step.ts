import { endOf, itemsOf, nextStep, reasonsOf, stepsOf } from '@plaza/flows';
import { flowViews } from '@plaza/screens';
import { checkView } from './check-view.ts';
import { gatePath } from './email-gate.ts';
import { redirectTo, respondWithFlow, withApplication } from './flow-response.ts';
import {
  contextOf,
  type FlowVisit,
  type HeldApplication,
  pagePath,
  stepHref,
} from './flow-visit.ts';
import { handOverHref, showArrival } from './hand-over.ts';
import { type Held, readHeld } from './held-application.ts';
import { hereHref } from './here-href.ts';
import { vendorsToNotify } from './moment-events.ts';
import { canSendLink, elsewhereView, resumeView } from './resume-application.ts';
import { stepView } from './step-view.ts';
import { respondUnavailable } from './unavailable-view.ts';

/** Shows a step, the answers before they are sent, or the end; whichever the applicant may see. */
export async function showStep(visit: FlowVisit, asked: URLSearchParams): Promise<Response> {
  const held = await readHeld(visit);
  if (asked.get('step') === flowViews.resume) return showResume(visit, held);
  if (asked.get('step') === flowViews.arrival) return showArrival(visit, held);
  if (held.kind === 'none') return redirectTo(visit.path);
  if (held.kind === 'gone') return withApplication(redirectTo(visit.path), visit, undefined);
  if (held.kind === 'away') return respondUnavailable(visit, askedHref(visit, asked));
  if (held.kind === 'elsewhere') return respondWithFlow(visit, 200, elsewhereView(visit));
  const { application } = held;
  const wanted = asked.get('step') ?? '';
  if (application.state === 'submitted')
    return wanted === flowViews.done
      ? showEnd(visit, held)
      : redirectTo(stepHref(visit, flowViews.done));
  const next = nextStep(visit.flow, application.answers);
  if (wanted === flowViews.check && next === flowViews.check)
    return respondWithFlow(visit, 200, checkView(visit, application));
  const step = stepsOf(visit.flow, application.answers).find(
    (each) => each.step.name === wanted && each.state !== 'open',
  )?.step;
  if (!step) return redirectTo(hereHref(visit, held));
  const item = itemAsked(asked, itemsOf(application.answers, step.name).length, step.repeat?.max);
  return respondWithFlow(visit, 200, stepView(visit, { application, step, item }));
}

/** The page itself: it offers to go on with answers that were not sent. */
async function showResume(visit: FlowVisit, held: Held): Promise<Response> {
  if (held.kind === 'away') return respondUnavailable(visit, visit.path);
  if (held.kind === 'elsewhere') return respondWithFlow(visit, 200, elsewhereView(visit));
  if (held.kind === 'held' && held.application.state === 'open')
    return respondWithFlow(visit, 200, resumeView(visit, held.application));
  const page = await respondWithFlow(visit, 200, { kind: 'plain', context: contextOf(visit) });
  return held.kind === 'gone' ? withApplication(page, visit, undefined) : page;
}

/** The next item may be asked for, and those that there are. */
function itemAsked(asked: URLSearchParams, count: number, max = 1): number {
  const item = Number(asked.get('item') ?? Math.max(count, 1));
  return Number.isInteger(item) && item >= 1 && item <= Math.min(count + 1, max) ? item : 1;
}

/** The address that was asked for, to be asked again. */
const askedHref = (visit: FlowVisit, asked: URLSearchParams) =>
  stepHref(visit, asked.get('step') ?? '', Number(asked.get('item')) || undefined);

/**
 * The end; where the address has to be confirmed first, the page that asks for it. Some end before
 * they are asked for one.
 */
function showEnd(visit: FlowVisit, held: HeldApplication): Promise<Response> | Response {
  const { flow } = visit;
  const { application, key } = held;
  const isConfirmed = application.emailConfirmed || !canSendLink(visit, application);
  const gate = flow.confirmEmail && !isConfirmed ? gatePath(visit) : undefined;
  if (gate !== undefined)
    return withApplication(redirectTo(`${gate}?sent=1`), { ...visit, path: gate }, key);
  const { name, next } = endOf(flow, application.answers);
  return respondWithFlow(visit, 200, {
    kind: 'end',
    context: contextOf(visit, application.answers),
    vendors: vendorsToNotify(flow, application),
    end: application.end ?? name,
    next: next && pagePath(visit, next),
    reasons: reasonsOf(flow, application.answers),
    reference: application.reference,
    handOver: handOverHref(visit, application),
  });
}
