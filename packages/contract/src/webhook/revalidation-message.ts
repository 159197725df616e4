import { Webhook } from 'standardwebhooks';
import type { Revalidation } from '../model/revalidation.ts';

/** Clocks of sender and receiver may differ by this many seconds, either way, as Standard Webhooks says. */
export const webhookToleranceSeconds = 300;

/** What `POST /api/revalidate` takes: `headers` prove that `body` is the service's. */
export type RevalidationMessage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The key is the secret's UTF-8; the library itself takes one byte of each character. */
const webhook = (secret: string) =>
  new Webhook(new TextEncoder().encode(secret), { format: 'raw' });

/** Signs a message as Standard Webhooks does. @param id of the message; a site accepts each id once */
export function signRevalidation(
  revalidation: Revalidation,
  secret: string,
  { id, at = new Date() }: { id: string; at?: Date },
): RevalidationMessage {
  const body = JSON.stringify(revalidation);
  return {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': webhook(secret).sign(id, at, body),
    },
    body,
  };
}

/**
 * Verifies that a message was signed with the secret within `webhookToleranceSeconds`.
 *
 * @returns the message's id, and its one right signature, whatever else the header holds
 * @throws Error saying what is wrong
 */
export function verifyRevalidation(
  { headers, body }: RevalidationMessage,
  secret: string,
): { id: string; signature: string } {
  const verifier = webhook(secret);
  verifier.verify(body, { ...headers }, { jsonParse: false });
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp } = headers;
  const at = new Date(Number.parseInt(timestamp ?? '', 10) * 1000);
  return { id, signature: verifier.sign(id, at, body) };
}
