export { consentReceipt, type ReceiptPage } from './core/consent-receipt.ts';
export { type ConsentStore, createConsentStore } from './core/consent-store.ts';
export { cookieValues } from './core/cookie-values.ts';
export { type DecisionButton, decideConsent } from './core/decide-consent.ts';
export { declarationVersions, fingerprint } from './core/declaration-versions.ts';
export { type DeclaredCookieSources, declaredCookies } from './core/declared-cookies.ts';
export { type DeclaredNames, declaredNames } from './core/declared-names.ts';
export { type DialogSources, dialogContent } from './core/dialog-content.ts';
export { isConsentRequired } from './core/is-consent-required.ts';
export { type CookiePlace, purgeCandidates } from './core/purge-candidates.ts';
export { readConsent } from './core/read-consent.ts';
export { type ConsentFacts, resolveConsent } from './core/resolve-consent.ts';
export { type SignalOptions, signalConsent } from './core/signal-consent.ts';
export { strictestCountry } from './core/strictest-country.ts';
export { trackerConsent } from './core/tracker-consent.ts';
export { viewerCountry } from './core/viewer-country.ts';
export { writeConsent } from './core/write-consent.ts';
export {
  type ConsentChoices,
  consentCategories,
  type OptionalCategory,
  optionalCategories,
} from './model/categories.ts';
export type { Consent } from './model/consent.ts';
export { CONSENT_COOKIE, CONSENT_MAX_AGE, GEO_COOKIE } from './model/consent-cookie.ts';
export { consentCountries, consentRegions, europeanAdditions } from './model/consent-countries.ts';
export type { ConsentDecision, DecisionMethod } from './model/consent-decision.ts';
export type { ConsentPorts, DecisionPorts } from './model/consent-ports.ts';
export { type ConsentSettings, EXTERNAL_WAIT } from './model/consent-settings.ts';
export {
  type ConsentState,
  type DeclarationVersions,
  defaultConsent,
} from './model/consent-state.ts';
export type { DeclaredCategory, DeclaredProvider } from './model/cookie-declarations.ts';
export type {
  CategoryDetail,
  CookieConsentContent,
  CookieDetail,
  DialogContent,
  ProviderDetail,
} from './model/dialog-content.ts';
export type {
  SignalCall,
  SignalledVendor,
  SignalSettings,
  VendorScope,
  VendorSignals,
} from './model/vendor-signals.ts';
