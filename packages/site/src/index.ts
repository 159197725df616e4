export { productTypes } from '@plaza/routing';
export type { ScreenModule, ScreenProps } from '@plaza/screens';
export {
  defineSite,
  type PlazaSite,
  type RouteTable,
  type SiteConfig,
} from './config/define-site.ts';
export { type LoanPaths, loanPages } from './config/loan-pages.ts';
export { visitorRequests } from './core/visitor-requests.ts';
export type { SiteConsent } from './model/consent-page.ts';
export type { SiteTracking } from './model/site-tracking.ts';
