export { productTypes } from '@plaza/routing';
export {
  defineSite,
  type PlazaSite,
  type RouteTable,
  type SiteConfig,
} from './config/define-site.ts';
export type { SiteConsent } from './model/consent-page.ts';
export type { SiteTracking } from './model/site-tracking.ts';
export type { ScreenModule, ScreenProps } from './react/screen.ts';
