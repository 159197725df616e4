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

/** Impressions are sent twice as often as the other kinds. */
const kinds = ['impression', ...(Object.keys(posts) as (keyof typeof posts)[])] as const;

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
    const [path, body] = posts[kind](id);
    const status = await post(`${address}/website/${fixtureWebsiteId}/api${path}`, body);
    if (status === undefined) return;
    if (status !== 200 && status !== 204) throw new Error(`${path} answered ${status}`);
    acknowledged.add(`${kind} ${id}`);
    onAnswer();
  }
}

/** The status of a complete answer; undefined if the service ended before it was sent. */
async function post(url: string, body: unknown): Promise<number | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
