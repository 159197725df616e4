import { defineRoutes } from '@plaza/routing';
import type { ScreenModule } from '@plaza/site/app';
import { site } from './site.config.ts';

const locale = 'es-ES';
const productList = () => import('@plaza/site/screens/product-list');
const landing = () => import('@plaza/site/screens/landing');
const contact = () => import('@plaza/site/screens/contact');
const accessibility = () => import('@plaza/site/screens/accessibility');
const document = () => import('@plaza/site/screens/document');

/** The routes of §2.1 and the accessibility statement, each screen loaded on demand. */
export const routes = defineRoutes<ScreenModule>(site, [
  { path: '/', pageType: 'ProductListStatic', locale, screen: productList },
  { path: '/100-euros/', pageType: 'ProductListStatic', locale, screen: productList },
  { path: '/250-euros/', pageType: 'ProductListStatic', locale, screen: productList },
  { path: '/500-euros/', pageType: 'ProductListStatic', locale, screen: productList },
  { path: '/1000-euros/', pageType: 'ProductListStatic', locale, screen: productList },
  { path: '/lp/', pageType: 'ProductList', locale, screen: landing },
  { path: '/contactanos/', pageType: 'Contact', locale, screen: contact },
  { path: '/politica-de-privacidad/', pageType: 'PrivacyPolicy', locale, screen: document },
  { path: '/politica-de-cookies/', pageType: 'CookiePolicy', locale, screen: document },
  { path: '/accesibilidad/', pageType: 'Basic', locale, screen: accessibility },
]);
