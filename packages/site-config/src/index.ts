export { type AppliedPaths, applyPaths } from './apply-paths.ts';
export {
  defineSite,
  type PlazaSite,
  type Prerendering,
  type RouteTable,
  type SiteConfig,
  type SitePolicy,
} from './define-site.ts';
export { type LoanPaths, loanPages } from './loan-pages.ts';
export type { SiteConsent } from './site-consent.ts';
export type { SiteTracking } from './site-tracking.ts';
