import { APPLICATION_PROBLEMS, type Application } from '@plaza/contract';
import { endOf, FLOWS, type FlowName, maskAnswers, missingSteps } from '@plaza/flows';
import type { SendApplication } from './application-client.ts';

type Answers = Application['answers'];
type Sent = Partial<Application> & {
  readonly token?: string;
  readonly heldToken?: string;
  readonly keep?: readonly string[];
  readonly claim?: string;
  readonly vendor?: string;
  readonly vendors?: readonly string[];
  readonly handOver?: string;
};
type Created = { readonly prefill?: Answers; readonly whiteLabelToken?: string };

const ID = '0b8f6f5e-1c1d-4f7a-9d0e-2a3b4c5d6e7f';
export const TOKEN = 'x'.repeat(43);

type State = {
  application?: Application;
  isAway: boolean;
  /** What something in front of the service answers. */
  answersAll?: { readonly status: number; readonly body: unknown };
  submissions: number;
  /** How the browser that asks may read the application. */
  browser: 'clear' | 'masked' | 'revoked';
  /** The claim to each vendor. */
  readonly claims: Map<string, string>;
  /** The states of partners that have started an application. */
  readonly handOvers: Set<string>;
  /** The tokens with which links were opened. */
  readonly heldTokens: (string | undefined)[];
};

const openState = (): State => ({
  isAway: false,
  submissions: 0,
  browser: 'clear',
  claims: new Map(),
  handOvers: new Set(),
  heldTokens: [],
});

/** The service as its contract says, with one application in memory. */
export function storedApplications() {
  const state = openState();
  const emails: object[] = [];
  const send: SendApplication = async (path, { method, token, body }) => {
    if (state.isAway) throw new Error('away');
    if (state.answersAll) return state.answersAll;
    const sent: Sent = body ?? {};
    if (path === '/applications') return create(sent);
    if (path === '/email-confirmations') return confirm(sent);
    const { application } = state;
    if (!application || token !== TOKEN) return problem(404, 'urn:plaza:problem:not-found');
    if (state.browser === 'revoked' && !path.endsWith('/confirmation-email'))
      return problem(410, APPLICATION_PROBLEMS.openedElsewhere);
    if (method === 'GET') return { status: 200, body: shown(application) };
    if (method === 'PUT') return put(application, path.split('/').at(-1) ?? '', sent);
    if (path.endsWith('/submit')) return submit(application, sent);
    if (path.endsWith('/vendor-claims')) return claim(sent);
    if (path.endsWith('/notified-vendors')) return note(application, sent);
    emails.push(sent);
    return { status: 202, body: { version: application.version, retryAfter: 60 } };
  };
  const { shown, claim, note } = readsAndClaims(state);
  const create = (sent: Sent) => {
    const { flow, locale, country, eventId, whiteLabelToken, answers, handOver } = sent;
    if (handOver !== undefined && state.handOvers.has(handOver))
      return problem(409, APPLICATION_PROBLEMS.usedHandOver);
    if (handOver !== undefined) state.handOvers.add(handOver);
    const known: Created = {
      ...(answers && { prefill: answers }),
      ...(whiteLabelToken && { whiteLabelToken }),
    };
    state.application = {
      ...{ id: ID, flow, locale, country, eventId, version: 1, state: 'open', answers: {} },
      ...{ emailConfirmed: false, createdAt: '2026-11-22T09:00:00Z' },
      ...{ masked: false, notifiedVendors: [] },
      ...known,
    } as Application;
    return { status: 201, body: { id: ID, token: TOKEN, version: 1 } };
  };
  const put = (application: Application, step: string, sent: Sent) => {
    if (application.state === 'submitted')
      return problem(409, APPLICATION_PROBLEMS.applicationSubmitted);
    if (sent.version !== application.version)
      return problem(409, APPLICATION_PROBLEMS.staleVersion, { version: application.version });
    const kept = Object.entries(application.answers[step] ?? {}).filter(([field]) =>
      sent.keep?.includes(field),
    );
    const answers = sent.answers as unknown as Answers[string];
    application.answers = {
      ...application.answers,
      [step]: Array.isArray(answers) ? answers : { ...Object.fromEntries(kept), ...answers },
    };
    application.version += 1;
    return { status: 200, body: { version: application.version } };
  };
  const submit = (application: Application, sent: Sent) => {
    const flow = FLOWS[application.flow as FlowName];
    const missing = missingSteps(flow, application.answers);
    if (missing.length > 0) return problem(422, APPLICATION_PROBLEMS.missingSteps);
    if (application.state === 'open') {
      if (sent.version !== application.version)
        return problem(409, APPLICATION_PROBLEMS.staleVersion, { version: application.version });
      state.submissions += 1;
      const end = endOf(flow, application.answers).name;
      Object.assign(application, { state: 'submitted', end, reference: '7K3M-9QXR-2D' });
      application.submittedAt = '2026-11-22T09:05:00Z';
    }
    const { end, reference, submittedAt } = application;
    return { status: 200, body: { end, reference, submittedAt } };
  };
  const confirm = ({ token, heldToken }: Sent) => {
    const { application } = state;
    state.heldTokens.push(heldToken);
    if (token !== TOKEN || !application) return problem(410, APPLICATION_PROBLEMS.expiredLink);
    application.emailConfirmed = true;
    const { id, flow, locale } = application;
    return { status: 200, body: { id, token: TOKEN, flow, locale } };
  };
  return { state, emails, send };
}

const problem = (status: number, type: string, more: object = {}) => ({
  status,
  body: { type, title: 'Problem', status, ...more },
});

/** What a browser may read, and the vendors that it has claimed. */
function readsAndClaims(state: State) {
  const shown = (application: Application) => {
    if (state.browser !== 'masked') return application;
    const answers = maskAnswers(FLOWS[application.flow as FlowName], application.answers);
    return { ...application, masked: true, answers };
  };
  const claim = ({ claim = '', vendors = [] }: Sent) => {
    for (const vendor of vendors) if (!state.claims.has(vendor)) state.claims.set(vendor, claim);
    const own = vendors.filter((vendor) => state.claims.get(vendor) === claim);
    return { status: 200, body: { vendors: own, seconds: 60 } };
  };
  const note = ({ notifiedVendors }: Application, { claim, vendor = '' }: Sent) => {
    if (state.claims.get(vendor) === claim) notifiedVendors.push(vendor);
    return { status: 200, body: { notifiedVendors } };
  };
  return { shown, claim, note };
}
