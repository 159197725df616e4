export { productTypes } from '@plaza/routing';
export type { ScreenModule, ScreenProps } from '@plaza/screens';
export {
  defineSite,
  type LoanPaths,
  loanPages,
  type PlazaSite,
  type RouteTable,
  type SiteConfig,
  type SiteConsent,
  type SiteTracking,
} from '@plaza/site-config';
export { visitorRequests } from './core/visitor-requests.ts';
