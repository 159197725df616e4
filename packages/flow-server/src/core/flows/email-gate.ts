import type { Application } from '@plaza/contract';
import { FIELD_KINDS, FLOWS, type FlowTable } from '@plaza/flows';
import { type FlowFailure, flowForm, flowViews, gateActions, gateParts } from '@plaza/screens';
import { readForm } from '../forms/read-form.ts';
import { type ApplicationFailure, isFailure } from './application-client.ts';
import { type ApplicationKey, readApplicationCookie } from './application-cookie.ts';
import { redirectTo, respondWithFlow, withApplication, withCookie } from './flow-response.ts';
import type { StepView } from './flow-view.ts';
import { contextOf, type FlowVisit, pagePath } from './flow-visit.ts';
import { forgetLink, keepLink, readLink } from './link-cookie.ts';

const GATE = FLOWS['email-confirmation-gate'];

export const isGate = ({ name }: FlowTable): boolean => name === GATE.name;

/** The path of the page that confirms addresses, in the language of a visit, if there is one. */
export const gatePath = (visit: FlowVisit): string | undefined => pagePath(visit, GATE.pageType);

type GateView = Pick<StepView, 'step'> &
  Partial<Pick<StepView, 'issues' | 'failure' | 'values' | 'sentTo'>>;

type Gate = GateView & {
  /** Which link it is about. */
  readonly link?: string;
  /** Seconds until another email may be asked for. */
  readonly wait?: number | undefined;
  readonly resent?: boolean;
};

const respond = (visit: FlowVisit, status: number, { link = '', ...view }: Gate) =>
  respondWithFlow(visit, status, {
    kind: 'step',
    context: contextOf(visit),
    carried: { [flowForm.linkField]: link },
    values: {},
    left: [],
    issues: [],
    withheld: [],
    ...view,
  });

/**
 * Shows the page behind the link of an email: a button that confirms, because programs that check
 * links follow them; or what was sent, to the browser that sent its answers. The token of the link
 * leaves the address before any page is shown.
 */
export function showGate(visit: FlowVisit, asked: URLSearchParams) {
  const token = asked.get('token');
  if (token !== null) return takeToken(visit, token);
  const link = asked.get(flowForm.linkField) ?? '';
  if (readLink(visit.request.headers, link) !== undefined)
    return respond(visit, 200, { step: gateParts.confirm, link });
  if (link !== '') return respond(visit, 410, { step: gateParts.expired });
  const key = readApplicationCookie(visit.request.headers);
  return key ? showSent(visit, key) : redirectTo(visit.path);
}

/** What was sent and where to, until it is confirmed in this browser or another one. */
async function showSent(visit: FlowVisit, key: ApplicationKey) {
  const application = await visit.service.read(key);
  if (isFailure(application)) return showUnread(visit, application);
  const path = application.emailConfirmed ? pathOfFlow(visit, application.flow) : undefined;
  return path === undefined
    ? respond(visit, 200, { step: gateParts.sent, sentTo: emailOf(application) })
    : redirectTo(doneHref(path));
}

function showUnread(visit: FlowVisit, { failure }: ApplicationFailure) {
  if (failure === 'gone') return withApplication(redirectTo(visit.path), visit, undefined);
  return respond(visit, 200, {
    step: failure === 'elsewhere' ? gateParts.elsewhere : gateParts.sent,
  });
}

const tableOf = (flow: string): FlowTable | undefined =>
  Object.values(FLOWS).find(({ name }) => name === flow);

function pathOfFlow(visit: FlowVisit, flow: string): string | undefined {
  const table = tableOf(flow);
  return table && pagePath(visit, table.pageType);
}

/** Wherever the applicant is: the end if everything was sent, else the step that is next. */
const doneHref = (path: string) => `${path}?${new URLSearchParams({ step: flowViews.done })}`;

/** The address that was answered; masked where this browser may not read it. */
function emailOf({ flow, answers }: Application): string | undefined {
  const fields = tableOf(flow)?.steps.flatMap((step) => step.fields) ?? [];
  const names = fields.filter(({ kind }) => kind === 'email').map(({ name }) => name);
  const answered = Object.values(answers).flat();
  const [email] = answered.flatMap((step) => names.flatMap((name) => step[name] ?? []));
  return email;
}

function takeToken(visit: FlowVisit, token: string) {
  const kept = keepLink(token, visit);
  if (!kept) return respond(visit, 410, { step: gateParts.expired });
  const address = `${visit.path}?${new URLSearchParams({ [flowForm.linkField]: kept.link })}`;
  return withCookie(redirectTo(address), kept.cookie);
}

/** Confirms an address, or sends the email again, also to a corrected address. */
export async function receiveGate(visit: FlowVisit): Promise<Response> {
  const form = await readForm(visit.request, flowForm.bodyBytes);
  if (form instanceof Response) return form;
  return form.get(flowForm.actionField) === gateActions.confirm
    ? confirm(visit, form.get(flowForm.linkField) ?? '')
    : resend(visit, form.get(flowForm.emailField)?.trim() ?? '');
}

async function confirm(visit: FlowVisit, link: string): Promise<Response> {
  const { headers } = visit.request;
  const token = readLink(headers, link);
  if (token === undefined) return respond(visit, 410, { step: gateParts.expired });
  const held = readApplicationCookie(headers);
  const confirmed = await visit.service.confirmEmail({
    token,
    ...(held && { heldToken: held.token }),
  });
  if (isFailure(confirmed)) return refuseConfirmation(visit, link, confirmed);
  const { id, flow } = confirmed;
  const path = pathOfFlow(visit, flow);
  const key = { id, token: confirmed.token };
  const opened = (response: Response) =>
    withCookie(withApplication(response, visit, key), forgetLink(link, visit));
  if (path === undefined) return opened(await respondConfirmed(visit));
  return withApplication(opened(redirectTo(doneHref(path))), { ...visit, path }, key);
}

/** Without a page to go back to in this language. */
const respondConfirmed = (visit: FlowVisit) =>
  respondWithFlow(visit, 200, {
    kind: 'end',
    context: contextOf(visit),
    end: GATE.ends[0]?.name ?? '',
    reasons: [],
  });

function refuseConfirmation(visit: FlowVisit, link: string, { failure }: ApplicationFailure) {
  if (failure === 'too-many')
    return respond(visit, 429, { step: gateParts.confirm, link, failure: 'too-many' });
  if (failure === 'away')
    return respond(visit, 503, { step: gateParts.confirm, link, failure: 'unavailable' });
  return respond(visit, 410, { step: gateParts.expired });
}

const isEmail = (visit: FlowVisit, email: string) =>
  'value' in
  FIELD_KINDS.email.read({ name: flowForm.emailField, kind: 'email' }, email, contextOf(visit));

/** Where it was sent to is the answer that the service has, corrected if it took what was typed. */
async function sentAgain(visit: FlowVisit, key: ApplicationKey): Promise<GateView> {
  const application = await visit.service.read(key);
  if (!isFailure(application)) return { step: gateParts.sent, sentTo: emailOf(application) };
  return { step: application.failure === 'elsewhere' ? gateParts.elsewhere : gateParts.sent };
}

/** The answer is the same whether or not an email is sent: it tells nothing about an address. */
async function resend(visit: FlowVisit, email: string): Promise<Response> {
  const key = readApplicationCookie(visit.request.headers);
  if (!key) return redirectTo(visit.path);
  const field = flowForm.emailField;
  const values = { [field]: email };
  if (email !== '' && !isEmail(visit, email))
    return respond(visit, 422, {
      step: gateParts.sent,
      values,
      issues: [{ field, code: 'invalid' }],
    });
  const sent = await visit.service.sendConfirmation(key, email === '' ? {} : { email });
  if (!isFailure(sent))
    return respond(visit, 200, {
      ...(await sentAgain(visit, key)),
      ...{ wait: sent.retryAfter, resent: true },
    });
  if (sent.failure === 'gone') return withApplication(redirectTo(visit.path), visit, undefined);
  const failure: FlowFailure = sent.failure === 'too-many' ? 'too-many' : 'unavailable';
  return respond(visit, failure === 'too-many' ? 429 : 503, {
    step: gateParts.sent,
    values,
    failure,
  });
}
