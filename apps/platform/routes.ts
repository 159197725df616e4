import { loanPages, type RouteTable } from '@plaza/site';

/** The accessibility statement, paired across languages. */
const accessibility = <const Locale extends string, const Path extends string>(
  locale: Locale,
  path: Path,
) => ({ path, pageType: 'Basic', locale, translationKey: 'accessibility' }) as const;

/** The search page, paired across languages. */
const search = <const Locale extends string, const Path extends string>(
  locale: Locale,
  path: Path,
) => ({ path, pageType: 'Basic', locale, screen: 'search', translationKey: 'search' }) as const;

export const routes = [
  ...loanPages('es-ES', {
    amounts: { path: '/{amount}-euros/', of: [500] },
    landing: '/lp/',
    contact: '/contacto/',
    policies: { privacy: '/politica-de-privacidad/', cookies: '/politica-de-cookies/' },
  }),
  ...loanPages('en-US', {
    contact: '/contact/',
    policies: { privacy: '/privacy-policy/', cookies: '/cookie-policy/' },
  }),
  ...loanPages('sv-SE', {
    amounts: { path: '/lan-{amount}-kronor/', of: [10000] },
    landing: '/lp/',
    contact: '/kontakt/',
    policies: { privacy: '/integritetspolicy/', cookies: '/cookiepolicy/' },
  }),
  ...loanPages('de-DE', {
    amounts: { path: '/kredit-{amount}-euro/', of: [1000] },
    landing: '/lp/',
    contact: '/kontakt/',
    policies: { privacy: '/datenschutz/', cookies: '/cookies/' },
  }),
  ...loanPages('da-DK', {
    amounts: { path: '/laan-{amount}-kroner/', of: [10000] },
    landing: '/lp/',
    contact: '/kontakt/',
    policies: { privacy: '/privatlivspolitik/', cookies: '/cookiepolitik/' },
  }),
  ...loanPages('en-PH', {
    amounts: { path: '/{amount}-pesos/', of: [10000] },
    landing: '/lp/',
    contact: '/contact/',
    policies: { privacy: '/privacy-policy/', cookies: '/cookie-policy/' },
  }),
  ...loanPages('es-MX', {
    amounts: { path: '/{amount}-pesos/', of: [3000] },
    landing: '/lp/',
    contact: '/contacto/',
    policies: { privacy: '/aviso-de-privacidad/', cookies: '/politica-de-cookies/' },
  }),
  ...loanPages('en-ZA', {
    amounts: { path: '/{amount}-rand/', of: [2500] },
    landing: '/lp/',
    contact: '/contact/',
    policies: { privacy: '/privacy-policy/', cookies: '/cookie-policy/' },
  }),
  ...loanPages('fi-FI', {
    amounts: { path: '/laina-{amount}-euroa/', of: [1000] },
    landing: '/lp/',
    contact: '/yhteystiedot/',
    policies: { privacy: '/tietosuojaseloste/', cookies: '/evasteet/' },
  }),
  ...loanPages('pl-PL', {
    amounts: { path: '/pozyczka-{amount}-zlotych/', of: [1000] },
    landing: '/lp/',
    contact: '/kontakt/',
    policies: { privacy: '/polityka-prywatnosci/', cookies: '/polityka-cookies/' },
  }),
  ...loanPages('ro-RO', {
    amounts: { path: '/imprumut-{amount}-lei/', of: [3000] },
    landing: '/lp/',
    contact: '/contact/',
    policies: { privacy: '/politica-de-confidentialitate/', cookies: '/politica-cookie/' },
  }),
  ...loanPages('nb-NO', {
    amounts: { path: '/lan-{amount}-kroner/', of: [10000] },
    landing: '/lp/',
    contact: '/kontakt/',
    policies: { privacy: '/personvern/', cookies: '/informasjonskapsler/' },
  }),
  accessibility('es-ES', '/accesibilidad/'),
  accessibility('en-US', '/accessibility/'),
  accessibility('sv-SE', '/tillganglighet/'),
  accessibility('de-DE', '/barrierefreiheit/'),
  accessibility('da-DK', '/tilgaengelighed/'),
  accessibility('en-PH', '/accessibility/'),
  accessibility('es-MX', '/accesibilidad/'),
  accessibility('en-ZA', '/accessibility/'),
  accessibility('fi-FI', '/saavutettavuus/'),
  accessibility('pl-PL', '/dostepnosc/'),
  accessibility('ro-RO', '/accesibilitate/'),
  accessibility('nb-NO', '/tilgjengelighet/'),
  search('es-ES', '/buscar/'),
  search('en-US', '/search/'),
  search('sv-SE', '/sok/'),
  search('de-DE', '/suche/'),
  search('da-DK', '/soeg/'),
  search('en-PH', '/search/'),
  search('es-MX', '/buscar/'),
  search('en-ZA', '/search/'),
  search('fi-FI', '/haku/'),
  search('pl-PL', '/szukaj/'),
  search('ro-RO', '/cautare/'),
  search('nb-NO', '/sok/'),
] as const satisfies RouteTable;
