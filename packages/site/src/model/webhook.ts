/** Headers of a Standard Webhooks message, by the part that each carries. */
export const webhookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

/** How far the clocks of sender and receiver may lie apart, in seconds, either way. */
export const webhookToleranceSeconds = 300;
