import { createHmac, timingSafeEqual } from 'node:crypto';
import { webhookToleranceSeconds } from '../model/webhook.ts';
import type { ReplayMemory } from './replay-memory.ts';

/** A message as it arrived: its three headers and its body to the byte. */
export type WebhookMessage = {
  readonly id: string | null;
  readonly timestamp: string | null;
  readonly signature: string | null;
  readonly body: Uint8Array;
};

export type WebhookVerdict =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly status: 401 | 409; readonly reason: string };

type Receiver = {
  readonly secret: string;
  readonly nowSeconds: number;
  readonly replays: ReplayMemory;
};

const refuse = (status: 401 | 409, reason: string): WebhookVerdict => ({
  accepted: false,
  status,
  reason,
});

/** `v1,<base64>` over `id.timestamp.body`, as Standard Webhooks signs. The key is the secret in UTF-8. */
export function signWebhook(
  message: Pick<WebhookMessage, 'body'> & { id: string; timestamp: string },
  secret: string,
): string {
  const hmac = createHmac('sha256', secret);
  hmac.update(`${message.id}.${message.timestamp}.`).update(message.body);
  return `v1,${hmac.digest('base64')}`;
}

/** Says whether a message is signed with our secret, not older than the window, and new to us. */
export function verifyWebhook(message: WebhookMessage, receiver: Receiver): WebhookVerdict {
  const { id, timestamp, signature, body } = message;
  if (!id || !timestamp || !signature) return refuse(401, 'A webhook header is missing.');
  if (!isRecent(timestamp, receiver.nowSeconds))
    return refuse(401, 'The timestamp lies outside the five-minute window.');
  const expected = signWebhook({ id, timestamp, body }, receiver.secret);
  if (!signature.split(' ').some((given) => equalInConstantTime(given, expected)))
    return refuse(401, 'The signature does not match.');
  // Our own signature is kept, not the header as sent, which a replay could pad.
  if (!receiver.replays.accept([`id ${id}`, expected], receiver.nowSeconds))
    return refuse(409, 'This message has been received before.');
  return { accepted: true };
}

function isRecent(timestamp: string, nowSeconds: number): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(nowSeconds - Number(timestamp)) <= webhookToleranceSeconds;
}

function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
