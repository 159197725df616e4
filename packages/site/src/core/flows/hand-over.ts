import type { Application } from '@plaza/contract';
import { endOf, type FlowTable } from '@plaza/flows';
import { openHandOver, sealHandOver } from '@plaza/flows/hand-over';
import { isFailure } from './application-client.ts';
import { redirectTo, withApplication } from './flow-response.ts';
import { contextOf, type FlowVisit, stepHref } from './flow-visit.ts';
import type { HandOverPartner } from './hand-over-partner.ts';
import { knownFacts } from './known-facts.ts';

/** Milliseconds in which a link to or from a partner must be followed. */
const lifetimeMs = 30 * 60_000;

/** The partner that a flow names; of a white label, any of the site may send visitors. */
const sendersOf = ({ handOver }: FlowTable, partners: readonly HandOverPartner[]) => {
  const named = partners.filter(({ token }) => token === handOver?.partner);
  return named.length > 0 ? named : partners;
};

/**
 * Receives a visitor from a partner: what the partner knows is filled in, and each answer can be
 * changed before it counts. A link that has expired, was changed or is for another flow leads to
 * the page with nothing filled in.
 */
export async function receiveHandOver(visit: FlowVisit, sealed: string): Promise<Response> {
  const { flow, match, port, service } = visit;
  const [first] = flow.steps;
  const received = sendersOf(flow, port.partners).flatMap(({ token, secret }) => {
    const keys = { secret, partner: token, audience: 'site' } as const;
    const opened = openHandOver(sealed, keys, port.now().getTime());
    return 'state' in opened ? [opened.state] : [];
  })[0];
  const isMeant =
    received?.flow === flow.name && received.website === port.site.id && flow.handOver && first;
  if (!isMeant) return redirectTo(visit.path);
  const created = await service.create({
    flow: flow.name,
    locale: match.locale,
    country: contextOf(visit).country,
    eventId: port.newEventId(),
    whiteLabelToken: received.partner,
    ...(received.answers && { answers: received.answers }),
    ...knownFacts(visit.request.headers),
  });
  if (isFailure(created)) return redirectTo(visit.path);
  const key = { id: created.id, token: created.token };
  return withApplication(redirectTo(stepHref(visit, first.name)), visit, key);
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
