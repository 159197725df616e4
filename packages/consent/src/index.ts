export { type DialogSources, dialogContent } from './core/dialog-content.ts';
export {
  type ConsentCategory,
  type ConsentChoices,
  consentCategories,
  type OptionalCategory,
  optionalCategories,
} from './model/categories.ts';
export { CONSENT_COOKIE, CONSENT_MAX_AGE, GEO_COOKIE } from './model/consent-cookie.ts';
export { consentCountries, countryAliases, europeanAdditions } from './model/consent-countries.ts';
export type { ConsentSettings } from './model/consent-settings.ts';
export {
  type ConsentState,
  type DeclarationVersions,
  defaultConsent,
} from './model/consent-state.ts';
export type { Cookie, CookieCategory, CookieProvider } from './model/cookie-declarations.ts';
export type {
  CategoryDetail,
  CookieConsentContent,
  CookieDetail,
  DialogContent,
  ProviderDetail,
} from './model/dialog-content.ts';
