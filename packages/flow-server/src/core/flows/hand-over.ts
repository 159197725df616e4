import { createHash } from 'node:crypto';
import type { Application } from '@plaza/contract';
import { endOf, type FlowTable } from '@plaza/flows';
import { openHandOver, sealHandOver } from '@plaza/flows/hand-over';
import { flowForm, flowViews } from '@plaza/screens';
import { isFailure } from './application-client.ts';
import { ARRIVAL_COOKIE, arrivalCookie, readApplicationCookie } from './application-cookie.ts';
import { redirectTo, respondWithFlow, withApplication, withCookie } from './flow-response.ts';
import { contextOf, type FlowVisit, stepHref } from './flow-visit.ts';
import type { HandOverPartner } from './hand-over-partner.ts';
import { type Held, readHeld } from './held-application.ts';
import { hereHref } from './here-href.ts';
import { readTrackingIds } from './tracking-ids.ts';

/** Milliseconds in which a link to or from a partner must be followed. */
const lifetimeMs = 30 * 60_000;

/** The partner that a flow names; of a white label, any of the site may send visitors. */
const sendersOf = ({ handOver }: FlowTable, partners: readonly HandOverPartner[]) => {
  const named = partners.filter(({ token }) => token === handOver?.partner);
  return named.length > 0 ? named : partners;
};

/** Whether a locale, which may name a language alone, is of a country. */
function isOfCountry(locale: string, country: string): boolean {
  try {
    return (new Intl.Locale(locale).region ?? country) === country;
  } catch {
    return false;
  }
}

/**
 * Receives a visitor from a partner: what the partner knows is filled in, and each answer can be
 * changed before it counts. Answers of the visitor's own stay until the visitor decides. A link that
 * has been used or has expired, was changed, or is for another flow or country leads to the page with
 * nothing filled in.
 */
export async function receiveHandOver(visit: FlowVisit, sealed: string): Promise<Response> {
  const { flow, match, port, service } = visit;
  const [first] = flow.steps;
  const received = sendersOf(flow, port.partners).flatMap(({ token, secret }) => {
    const keys = { secret, partner: token, audience: 'site' } as const;
    const opened = openHandOver(sealed, keys, port.now().getTime());
    return 'state' in opened ? [opened.state] : [];
  })[0];
  const { country } = contextOf(visit);
  const isMeant =
    received?.flow === flow.name &&
    received.website === port.site.id &&
    isOfCountry(received.locale, country) &&
    flow.handOver &&
    first;
  if (!isMeant) return redirectTo(visit.path);
  const held = await readHeld(visit);
  if (held.kind === 'away') return redirectTo(visit.path);
  const created = await service.create({
    flow: flow.name,
    locale: match.locale,
    country,
    eventId: port.newEventId(),
    whiteLabelToken: received.partner,
    handOver: createHash('sha256').update(sealed).digest('base64url'),
    ...(received.answers && { answers: received.answers }),
    ...readTrackingIds(visit.request.headers),
  });
  if (isFailure(created)) return redirectTo(visit.path);
  const key = { id: created.id, token: created.token };
  if (isInProgress(held))
    return withCookie(redirectTo(stepHref(visit, flowViews.arrival)), arrivalCookie(key, visit));
  return withApplication(redirectTo(stepHref(visit, first.name)), visit, key);
}

const isInProgress = (held: Held) =>
  held.kind === 'elsewhere' || (held.kind === 'held' && held.application.state === 'open');

/** Asks a partner's visitor who has answers of their own. */
export async function showArrival(visit: FlowVisit, held: Held): Promise<Response> {
  const arrival = readApplicationCookie(visit.request.headers, ARRIVAL_COOKIE);
  if (!arrival || !isInProgress(held)) return redirectTo(visit.path);
  return respondWithFlow(visit, 200, {
    kind: 'step',
    step: flowViews.arrival,
    context: contextOf(visit),
    carried: { [flowForm.stepField]: flowViews.arrival },
    values: {},
    left: [],
    issues: [],
    withheld: [],
  });
}

/** Begins with what the partner knows, or goes on with the visitor's own answers. */
export function receiveArrival(visit: FlowVisit, held: Held, form: URLSearchParams): Response {
  const arrival = readApplicationCookie(visit.request.headers, ARRIVAL_COOKIE);
  const [first] = visit.flow.steps;
  const isNew = arrival && first && form.get(flowForm.actionField) === 'arrival';
  const path = held.kind === 'held' ? hereHref(visit, held) : visit.path;
  const answered = isNew
    ? withApplication(redirectTo(stepHref(visit, first.name)), visit, arrival)
    : redirectTo(path);
  return withCookie(answered, arrivalCookie(undefined, visit));
}

/**
 * The address of the partner where the visitor goes on, with the reference of the application but
 * none of its answers.
 *
 * @returns undefined if the flow hands nobody over, or ended without a wish to go on
 */
export function handOverHref(
  { flow, match, port }: FlowVisit,
  application: Application,
): string | undefined {
  const token = application.whiteLabelToken ?? flow.handOver?.partner;
  const partner = port.partners.find((each) => each.token === token);
  const end = endOf(flow, application.answers);
  const goesOn = end.outcome === 'complete' || end.outcome === 'qualified';
  if (!partner || !flow.handOver || !goesOn) return undefined;
  const state = {
    partner: partner.token,
    website: port.site.id,
    flow: flow.name,
    locale: match.locale,
    end: end.name,
    ...(application.reference && { reference: application.reference }),
  };
  const keys = { secret: partner.secret, partner: partner.token, audience: 'partner' } as const;
  const address = new URL(partner.url);
  address.searchParams.set('state', sealHandOver(state, keys, port.now().getTime() + lifetimeMs));
  return address.href;
}
