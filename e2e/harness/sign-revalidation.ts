import { createHmac, randomUUID } from 'node:crypto';

/** A request to the revalidation endpoint, signed as Standard Webhooks says, `at` a time in unix seconds. */
export function signRevalidation(secret: string, at = Date.now() / 1000) {
  const id = randomUUID();
  const timestamp = String(Math.floor(at));
  const body = JSON.stringify({ websiteId: 101, tags: ['content'] });
  const hmac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${hmac.digest('base64')}`,
    },
  };
}
