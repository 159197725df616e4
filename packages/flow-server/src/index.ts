export { answerPage } from './core/answers/answer-page.ts';
export { receiveContact } from './core/contact/receive-contact.ts';
export { answerFlow } from './core/flows/answer-flow.ts';
export { applicationClient, type SendApplication } from './core/flows/application-client.ts';
export { handOverPartners, type PartnerSettings } from './core/flows/hand-over-partner.ts';
