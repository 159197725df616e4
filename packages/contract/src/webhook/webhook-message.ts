import { Webhook } from 'standardwebhooks';
import type { LeadRequest } from '../model/lead.ts';
import type { Revalidation } from '../model/revalidation.ts';

/** Clocks of sender and receiver may differ by this many seconds, either way, as Standard Webhooks says. */
export const webhookToleranceSeconds = 300;

/** A message between two programs that share a secret: `headers` prove whose `body` is. */
export type WebhookMessage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The key is the secret's UTF-8; the library itself takes one byte of each character. */
const webhook = (secret: string) =>
  new Webhook(new TextEncoder().encode(secret), { format: 'raw' });

/** Signs a message as Standard Webhooks does. @param id of the message; a site accepts each id once */
export function signWebhook(
  content: Revalidation | LeadRequest,
  secret: string,
  { id, at = new Date() }: { id: string; at?: Date },
): WebhookMessage {
  const body = JSON.stringify(content);
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
export function verifyWebhook(
  { headers, body }: WebhookMessage,
  secret: string,
): { id: string; signature: string } {
  const verifier = webhook(secret);
  verifier.verify(body, { ...headers }, { jsonParse: false });
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp } = headers;
  const at = new Date(Number.parseInt(timestamp ?? '', 10) * 1000);
  return { id, signature: verifier.sign(id, at, body) };
}
