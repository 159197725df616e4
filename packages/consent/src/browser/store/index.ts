export { createDecide, type DecisionHooks } from './create-decide.ts';
export { followTcf } from './follow-tcf.ts';
export { forgetDecision } from './forget-decision.ts';
export {
  openConsentStore,
  type PageConsentHooks,
  type PageConsentSettings,
} from './open-consent-store.ts';
export { findConsentStore, followConsentStore } from './page-store.ts';
export { TIME_TO_STOP } from './reload-page.ts';
