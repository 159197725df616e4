import { FLOWS } from '@plaza/flows';
import { clickRequest, testClick } from '../testing/click.ts';
import { consentReceipt, receiptId } from '../testing/consent-receipt.ts';
import { contactMessage } from '../testing/contact-message.ts';
import { fixtureWebsiteId } from '../testing/fixture-content.ts';

/** The sent and the acknowledged writes, as `{kind} {id}`. */
export interface Writes {
  readonly sent: Set<string>;
  readonly acknowledged: Set<string>;
}

export const createWrites = (): Writes => ({ sent: new Set(), acknowledged: new Set() });

const locale = 'es-ES';
const products = [{ position: 0, productId: 1 }];

/** The path and body of each POST, with an id that is found in the database. */
const posts = {
  impression: (id: string) => [
    '/impression',
    { impressionId: id, device: {}, trackingData: {}, locale, noProducts: true },
  ],
  userEvent: (id: string) => [
    '/user-events',
    { data: { impressionId: id, products }, partitionKey: 'productView' },
  ],
  clientId: (id: string) => [
    '/client-id',
    { clientId: 'c', clientType: 'google', impressionId: id, locale },
  ],
  contactMessage: (id: string) => [
    '/messages',
    { ...contactMessage, idempotencyKey: id.padStart(16, '0'), name: id },
  ],
  consentReceipt: (id: string) => ['/consents', { ...consentReceipt, id: receiptId(id) }],
} as const;

const signup = FLOWS.signup.steps[0];
const answers = Object.fromEntries(
  (signup?.fields ?? []).flatMap((field) =>
    field.kind === 'consent' ? [[field.name, field.consentVersion]] : [[field.name, '612345678']],
  ),
);

const secret = 'a secret of the writes';
const partner = { name: 'uno-es', secret: 'AT_LEAST_32_LETTERS_AND_DIGITS_0123' } as const;

/** The environment of a service that accepts all kinds of writes. */
export const writeEnvironment = {
  POSTS_PER_MINUTE: '100000000',
  REVALIDATE_SECRET: secret,
  CONVERSION_PARTNERS: `${partner.name}=plain;secret=${partner.secret}`,
} as const;

/** A click with the id of the write at its end. */
const clickId = (id: string) => `0198c5f2-5b7e-7000-8000-${id.padStart(12, '0')}`;

/** Delivers a click as a site does. @returns the status of the answer */
async function deliverClick(address: string, id: string): Promise<number | undefined> {
  const { url, headers, payload } = clickRequest(
    [testClick({ id: clickId(id) })],
    secret,
    fixtureWebsiteId,
  );
  const response = await fetch(address + url, { method: 'POST', headers, body: payload }).catch(
    () => undefined,
  );
  return response?.status;
}

/** Reports a conversion of a click that the service may or may not know. */
async function reportConversion(address: string, id: string): Promise<number | undefined> {
  const parameters = new URLSearchParams({
    ...{
      click: clickId(id),
      transaction: id,
      status: 'approved',
      commission: '30',
      currency: 'EUR',
    },
  });
  const url = `${address}/conversions/${partner.name}/${partner.secret}?${parameters}`;
  return (await call(url, { method: 'GET' }))?.status;
}

/** Starts, fills in and submits an application. @returns the status of the last answer */
async function submitApplication(api: string, id: string): Promise<number | undefined> {
  const eventId = `0198c5f2-5b7e-7000-8000-${id.padStart(12, '0')}`;
  const created = await call(`${api}/applications`, {
    body: { flow: 'signup', locale, country: 'ES', eventId },
  });
  if (created?.status !== 201) return created?.status;
  const { id: application, token } = created.body as { id: string; token: string };
  const address = `${api}/applications/${application}`;
  const put = await call(`${address}/steps/${signup?.name}`, {
    ...{ method: 'PUT', token, body: { version: 1, answers } },
  });
  if (put?.status !== 200) return put?.status;
  const idempotencyKey = id.padStart(16, '0');
  return (await call(`${address}/submit`, { token, body: { version: 2, idempotencyKey } }))?.status;
}

/** Impressions are sent twice as often as the other kinds. */
const kinds = [
  ...(['impression', 'application', 'click', 'conversion'] as const),
  ...(Object.keys(posts) as (keyof typeof posts)[]),
] as const;

/** Posts records until the connection breaks. Calls back after each answer. */
export async function writeUntilDisconnected(
  address: string,
  { sent, acknowledged }: Writes,
  onAnswer: () => void,
): Promise<void> {
  for (;;) {
    const id = `${sent.size}`;
    const kind = kinds[sent.size % kinds.length] ?? 'impression';
    sent.add(`${kind} ${id}`);
    const status = await write(address, kind, id);
    if (status === undefined) return;
    if (status !== 200 && status !== 204) throw new Error(`${kind} answered ${status}`);
    acknowledged.add(`${kind} ${id}`);
    onAnswer();
  }
}

async function write(address: string, kind: (typeof kinds)[number], id: string) {
  if (kind === 'click') return deliverClick(address, id);
  if (kind === 'conversion') return reportConversion(address, id);
  const api = `${address}/website/${fixtureWebsiteId}/api`;
  if (kind === 'application') return submitApplication(api, id);
  const [path, body] = posts[kind](id);
  return (await call(`${api}${path}`, { body }))?.status;
}

interface Call {
  readonly method?: string;
  readonly token?: string;
  readonly body?: unknown;
}

/** A complete answer; undefined if the service ended before it was sent. */
async function call(url: string, { method = 'POST', token, body }: Call) {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return undefined;
  }
}
