export { answerOf, type ScreenAnswer, screenAnswers } from './answers.ts';
export {
  type ContactError,
  type ContactFailure,
  type ContactField,
  contactFailures,
  contactFields,
  contactForm,
  contactTopics,
} from './contact/contact-fields.ts';
export { entryPage, type PageEntries, type PageFolder } from './entry-page/entry-page.ts';
export { readRoutePage } from './entry-page/read-route-page.ts';
export { flowContext } from './flow/flow-context.ts';
export {
  doubtField,
  type FlowActionName,
  type FlowFailure,
  flowActions,
  flowForm,
  flowViews,
  gateActions,
  gateParts,
} from './flow/flow-form-names.ts';
export { flowTexts } from './flow/flow-texts.ts';
export { consentTexts } from './frame/consent-texts.ts';
export { policyLinks } from './frame/policy-links.ts';
export { orderClaims } from './offers/order-claims.ts';
export type { Partner, Partners } from './partners.ts';
export { isEmptyList } from './products/empty-lists.ts';
export { kindRow } from './products/kinds.ts';
export { initialRate } from './products/live/live-pages.ts';
export { areOld } from './products/old-figures.ts';
export { orderNames } from './products/order-sentence.ts';
export { listProducts, type PageProducts, pageKinds } from './products/page-products.ts';
export { loadScreen } from './registry.ts';
export type { ScreenApp, ScreenChoice, ScreenModule, ScreenProps } from './screen.ts';
export { type ScreenName, screenNames, screenOfPageType } from './screen-names.ts';
export { numbersInDigits } from './search/number-digits.ts';
export { searchIndex } from './search/search-index.ts';
export {
  isSearchRoute,
  searchLocales,
  searchPath,
  suggestionsPath,
} from './search/search-page.ts';
export type { ListedEntries, ListQuery, SiteContent } from './site-content.ts';
