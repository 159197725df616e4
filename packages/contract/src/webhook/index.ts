/** The webhook by which the service notifies a site of changed content; for Node alone. */

export {
  type RevalidationMessage,
  signRevalidation,
  verifyRevalidation,
  webhookToleranceSeconds,
} from './revalidation-message.ts';
