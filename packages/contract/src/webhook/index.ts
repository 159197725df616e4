/**
 * Signed messages: the service notifies a site of changed content, a lead service posts leads; for
 * Node only.
 */

export {
  signWebhook,
  verifyWebhook,
  type WebhookMessage,
  webhookToleranceSeconds,
} from './webhook-message.ts';
