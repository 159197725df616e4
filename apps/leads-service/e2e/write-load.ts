import { consentReceipt, receiptId } from '../testing/consent-receipt.ts';
import { contactMessage } from '../testing/contact-message.ts';
import { fixtureWebsiteId } from '../testing/fixture-content.ts';

/** What was sent, and what the service said it had stored: `{kind} {id}`. */
export interface Ledger {
  readonly sent: Set<string>;
  readonly acknowledged: Set<string>;
}

export const createLedger = (): Ledger => ({ sent: new Set(), acknowledged: new Set() });

const locale = 'es-ES';
const products = [{ position: 0, productId: 1 }];

/** Each POST with an id that a later look into the database finds. */
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

/** Impressions come twice as often as each other kind. */
const kinds = ['impression', ...(Object.keys(posts) as (keyof typeof posts)[])] as const;

/** Posts one record after another until the connection breaks. Calls back after each answer. */
export async function writeUntilGone(
  address: string,
  { sent, acknowledged }: Ledger,
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

/** The status of the whole answer, or undefined when the service was gone before it had sent it. */
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
