import { createHmac } from 'node:crypto';

export interface WebhookMessage {
  readonly id: string;
  /** Unix seconds. */
  readonly timestamp: number;
  /** The body to the byte, as it is sent. */
  readonly body: string;
}

/** The headers that prove a message ours, as the Standard Webhooks specification signs it. */
export function signWebhook({ id, timestamp, body }: WebhookMessage, key: string | Uint8Array) {
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': `${timestamp}`,
    'webhook-signature': `v1,${signature}`,
  };
}
