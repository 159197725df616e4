import { sql } from 'drizzle-orm';
import type { buildApp } from '../src/app.ts';
import type { Database } from '../src/database/database.ts';
import { fixtureWebsiteId } from './fixture-content.ts';

export const gatePath = '/confirmar-correo/';

/** Answers of the flow `signup` that no text of the service contains. */
export const secrets = {
  email: 'Zoraida.Quintanilla@correo.example',
  purposeOther: 'un xilófono barítono',
};

export const signup = {
  flow: 'signup',
  locale: 'es-ES',
  country: 'ES',
  eventId: '0198c5f2-5b7e-7000-8000-000000000001',
} as const;

export const need = { amount: '4321', purpose: 'other', purposeOther: secrets.purposeOther };
export const contact = { email: secrets.email, terms: '2026-11' };

/** Gives the fixture website a page for the links of emails, before any request. */
export const addGate = ({ orm }: Database) =>
  orm.execute(sql`
    update websites set settings = jsonb_set(settings, '{paths,es-ES,EmailConfirmationGate}',
      to_jsonb(${gatePath}::text)) where id = ${fixtureWebsiteId}`);

export interface Credentials {
  readonly id: string;
  readonly token: string;
}

type App = Awaited<ReturnType<typeof buildApp>>;
interface Call {
  readonly payload?: object;
  readonly token?: string | undefined;
  readonly address?: string;
}

interface StepPayload {
  readonly version: number;
  readonly answers: unknown;
  readonly keep?: readonly string[];
}

/** Calls the operations on applications as a site does. */
export function applicationClient(app: () => App, website = fixtureWebsiteId) {
  async function call(method: 'GET' | 'POST' | 'PUT', path: string, call: Call = {}) {
    const { payload, token, address = '192.0.2.1' } = call;
    const response = await app().inject({
      method,
      url: `/website/${website}/api${path}`,
      ...(payload && { payload }),
      headers: {
        'user-agent': 'a browser',
        'x-forwarded-for': address,
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    const { statusCode: status, headers } = response;
    return { status, headers, body: response.json() };
  }

  const at = ({ id, token }: Credentials, path = '') =>
    [`/applications/${id}${path}`, token] as const;

  return {
    call,
    async create(changes: object = {}): Promise<Credentials> {
      const { body } = await call('POST', '/applications', { payload: { ...signup, ...changes } });
      return body;
    },
    read(owner: Credentials) {
      const [path, token] = at(owner);
      return call('GET', path, { token });
    },
    put(owner: Credentials, step: string, payload: StepPayload) {
      const [path, token] = at(owner, `/steps/${step}`);
      return call('PUT', path, { token, payload });
    },
    submit(
      owner: Credentials,
      payload: { version: number; idempotencyKey: string; spamSigns?: readonly string[] },
    ) {
      const [path, token] = at(owner, '/submit');
      return call('POST', path, { token, payload });
    },
    sendConfirmation(owner: Credentials, payload: { email?: string } = {}) {
      const [path, token] = at(owner, '/confirmation-email');
      return call('POST', path, { token, payload });
    },
    confirm: (token: string, heldToken?: string) =>
      call('POST', '/email-confirmations', { payload: { token, ...(heldToken && { heldToken }) } }),
    claimVendors(owner: Credentials, claim: string, vendors: readonly string[]) {
      const [path, token] = at(owner, '/vendor-claims');
      return call('POST', path, { token, payload: { claim, vendors } });
    },
    noteNotified(owner: Credentials, claim: string, vendor: string) {
      const [path, token] = at(owner, '/notified-vendors');
      return call('POST', path, { token, payload: { claim, vendor } });
    },
  };
}

/** Answers every step, for version 3. */
export async function fillIn(
  client: ReturnType<typeof applicationClient>,
  changes: { need?: object; contact?: object } = {},
): Promise<Credentials> {
  const owner = await client.create();
  await client.put(owner, 'need', { version: 1, answers: { ...need, ...changes.need } });
  await client.put(owner, 'contact', { version: 2, answers: { ...contact, ...changes.contact } });
  return owner;
}
