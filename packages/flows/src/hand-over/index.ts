export { type Audience, type HandOver, openHandOver, sealHandOver } from './hand-over.ts';
export { readPartnerSecrets } from './partner-secrets.ts';
