import { Webhook } from 'standardwebhooks';
import type { ClickBatch } from '../model/click.ts';
import type { LeadRequest } from '../model/lead.ts';
import type { Revalidation } from '../model/revalidation.ts';

/** Maximum clock difference between sender and receiver in seconds, as in Standard Webhooks. */
export const webhookToleranceSeconds = 300;

/** A message between two programs with a shared secret: `headers` authenticate the `body`. */
export type WebhookMessage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The key is the secret in UTF-8; the library would take one byte per character. */
const webhook = (secret: string) =>
  new Webhook(new TextEncoder().encode(secret), { format: 'raw' });

/**
 * Signs a message as in Standard Webhooks.
 *
 * @param id of the message; a site accepts each id once
 */
export function signWebhook(
  content: Revalidation | LeadRequest | ClickBatch,
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
 * @returns the message's id, and the valid signature among those in the header
 * @throws {Error} with the reason
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
