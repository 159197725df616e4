import {
  APPLICATION_PROBLEMS,
  APPLICATIONS,
  type Application,
  type ApplicationCreated,
  type ApplicationOperationName,
  type ApplicationRequest,
  type ApplicationStepRequest,
  type ApplicationSubmitRequest,
  type ApplicationSubmitted,
  type ConfirmationEmailRequest,
  type ConfirmationEmailResponse,
  type EmailConfirmationRequest,
  type EmailConfirmed,
  MISSING_PROBLEMS,
  type NotifiedVendorRequest,
  type NotifiedVendors,
  type Problem,
  problemSchema,
  type VendorClaimRequest,
  type VendorClaimResponse,
} from '@plaza/contract';
import type { ApplicationKey } from './application-cookie.ts';

/** Why the service did not do what it was asked. */
export type ApplicationFailure = {
  readonly failure:
    | 'stale'
    | 'submitted'
    | 'invalid'
    | 'missing'
    | 'gone'
    /** The application goes on in another browser. */
    | 'elsewhere'
    | 'too-many'
    | 'away';
  /** What is wrong with each answer, or which steps are missing. */
  readonly errors?: Problem['errors'];
  /** The version that another request has made. */
  readonly version?: number;
};

type Answer<T> = Promise<T | ApplicationFailure>;

/** The operations on applications; every failure is an answer, nothing throws. */
export type ApplicationClient = {
  readonly create: (body: ApplicationRequest) => Answer<ApplicationCreated>;
  readonly read: (key: ApplicationKey) => Answer<Application>;
  readonly putStep: (
    key: ApplicationKey,
    step: string,
    body: ApplicationStepRequest,
  ) => Answer<{ readonly version: number }>;
  readonly submit: (
    key: ApplicationKey,
    body: ApplicationSubmitRequest,
  ) => Answer<ApplicationSubmitted>;
  readonly sendConfirmation: (
    key: ApplicationKey,
    body: ConfirmationEmailRequest,
  ) => Answer<ConfirmationEmailResponse>;
  readonly confirmEmail: (body: EmailConfirmationRequest) => Answer<EmailConfirmed>;
  readonly claimVendors: (
    key: ApplicationKey,
    body: VendorClaimRequest,
  ) => Answer<VendorClaimResponse>;
  readonly noteNotified: (
    key: ApplicationKey,
    body: NotifiedVendorRequest,
  ) => Answer<NotifiedVendors>;
};

/** Sends a request to the service: path below its API, JSON as body. */
export type SendApplication = (
  path: string,
  request: { readonly method: string; readonly token?: string; readonly body?: object },
) => Promise<{ readonly status: number; readonly body: unknown }>;

export const isFailure = <T extends object>(
  answer: T | ApplicationFailure,
): answer is ApplicationFailure => 'failure' in answer;

/** @param send to the leads service, for one visitor */
export function applicationClient(send: SendApplication): ApplicationClient {
  const call = callWith(send);
  const path = ({ id }: ApplicationKey, rest = '') => `/applications/${id}${rest}`;
  return {
    create: (body) => call('create', '/applications', { body }),
    read: (key) => persistently(() => call('read', path(key), { token: key.token })),
    putStep: (key, step, body) =>
      call('putStep', path(key, `/steps/${step}`), { token: key.token, body }),
    submit: (key, body) => call('submit', path(key, '/submit'), { token: key.token, body }),
    sendConfirmation: (key, body) =>
      call('sendConfirmation', path(key, '/confirmation-email'), { token: key.token, body }),
    confirmEmail: (body) => call('confirmEmail', '/email-confirmations', { body }),
    claimVendors: (key, body) =>
      call('claimVendors', path(key, '/vendor-claims'), { token: key.token, body }),
    noteNotified: (key, body) =>
      call('noteNotified', path(key, '/notified-vendors'), { token: key.token, body }),
  };
}

/** Milliseconds before a read is tried again: a service that restarts is away for a moment. */
const pauses = [100, 500] as const;

async function persistently<T extends object>(read: () => Answer<T>): Answer<T> {
  for (const pause of pauses) {
    const answer = await read();
    if (!isFailure(answer) || answer.failure !== 'away') return answer;
    await new Promise((done) => setTimeout(done, pause));
  }
  return read();
}

const callWith =
  (send: SendApplication) =>
  async <T extends object>(
    name: ApplicationOperationName,
    path: string,
    rest: { readonly token?: string; readonly body?: object },
  ): Answer<T> => {
    const { method, status, response } = APPLICATIONS[name];
    const answer = await send(path, { method, ...rest }).catch(() => undefined);
    if (!answer) return { failure: 'away' };
    if (answer.status !== status) return failureOf(answer);
    const parsed = response.safeParse(answer.body);
    return parsed.success ? (parsed.data as T) : { failure: 'away' };
  };

const failureOfType = new Map<string, ApplicationFailure['failure']>([
  [APPLICATION_PROBLEMS.staleVersion, 'stale'],
  [APPLICATION_PROBLEMS.applicationSubmitted, 'submitted'],
  [APPLICATION_PROBLEMS.invalidAnswers, 'invalid'],
  [APPLICATION_PROBLEMS.missingSteps, 'missing'],
  [APPLICATION_PROBLEMS.expiredLink, 'gone'],
  [APPLICATION_PROBLEMS.usedHandOver, 'gone'],
  [APPLICATION_PROBLEMS.openedElsewhere, 'elsewhere'],
  // Only this 404 drops the application: any other may come from a proxy.
  [MISSING_PROBLEMS.notFound, 'gone'],
]);

function failureOf(answer: { status: number; body: unknown }): ApplicationFailure {
  const problem = problemSchema.safeParse(answer.body).data;
  const { errors, version } = problem ?? {};
  const failure =
    failureOfType.get(problem?.type ?? '') ?? (answer.status === 429 ? 'too-many' : 'away');
  return { failure, ...(errors && { errors }), ...(version && { version }) };
}
