import type { RouteTable } from '@plaza/site';

const locale = 'es-ES';

/** The routes of §2.1 and the accessibility statement. */
export const routes = [
  { path: '/', pageType: 'ProductListStatic', locale },
  { path: '/100-euros/', pageType: 'ProductListStatic', locale },
  { path: '/250-euros/', pageType: 'ProductListStatic', locale },
  { path: '/500-euros/', pageType: 'ProductListStatic', locale },
  { path: '/1000-euros/', pageType: 'ProductListStatic', locale },
  { path: '/lp/', pageType: 'ProductList', locale },
  { path: '/contactanos/', pageType: 'Contact', locale },
  { path: '/politica-de-privacidad/', pageType: 'PrivacyPolicy', locale },
  { path: '/politica-de-cookies/', pageType: 'CookiePolicy', locale },
  { path: '/accesibilidad/', pageType: 'Basic', locale, screen: 'accessibility' },
] as const satisfies RouteTable;
