import type { RouteTable } from '@plaza/site';

const locale = 'es-MX';

export const routes = [
  { path: '/', pageType: 'ProductListStatic', locale },
  { path: '/1000-pesos/', pageType: 'ProductListStatic', locale },
  { path: '/3000-pesos/', pageType: 'ProductListStatic', locale },
  { path: '/6000-pesos/', pageType: 'ProductListStatic', locale },
  { path: '/12000-pesos/', pageType: 'ProductListStatic', locale },
  { path: '/lp/', pageType: 'ProductList', locale },
  { path: '/contacto/', pageType: 'Contact', locale },
  { path: '/aviso-de-privacidad/', pageType: 'PrivacyPolicy', locale },
  { path: '/politica-de-cookies/', pageType: 'CookiePolicy', locale },
] as const satisfies RouteTable;
