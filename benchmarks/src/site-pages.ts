/** One page of es-loans for each page type that has a budget (design, §6). */
export const sitePages = [
  { name: 'front', path: '/', isIndexed: true },
  { name: 'amount', path: '/500-euros/', isIndexed: true },
  { name: 'landing', path: '/lp/', isIndexed: false },
  { name: 'contact', path: '/contactanos/', isIndexed: true },
  { name: 'legal, privacy', path: '/politica-de-privacidad/', isIndexed: true },
  { name: 'legal, cookies', path: '/politica-de-cookies/', isIndexed: true },
  { name: 'accessibility', path: '/accesibilidad/', isIndexed: true },
] as const;

export type SitePage = (typeof sitePages)[number];
