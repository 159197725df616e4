/** The nine paths of §2.1 and the accessibility statement, with the page type of each. */
export const paths = [
  ['/', 'ProductListStatic'],
  ['/100-euros/', 'ProductListStatic'],
  ['/250-euros/', 'ProductListStatic'],
  ['/500-euros/', 'ProductListStatic'],
  ['/1000-euros/', 'ProductListStatic'],
  ['/lp/', 'ProductList'],
  ['/contactanos/', 'Contact'],
  ['/politica-de-privacidad/', 'PrivacyPolicy'],
  ['/politica-de-cookies/', 'CookiePolicy'],
  ['/accesibilidad/', 'Basic'],
] as const;
