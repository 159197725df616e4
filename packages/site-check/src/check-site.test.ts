import { test } from 'vitest';
import { expectIssue, type IssueCase } from './small-site.test.support.ts';

const amount = 'content/pages/amount.json';
const front = 'content/pages/front.json';
const policy = 'content/pages/cookies.json';
const necessary = 'content/website-cookies/necessary.json';

const cases: readonly IssueCase[] = [
  [
    'links',
    'content/menus/header.json',
    ['"value": "/"', '"value": "/kontakt/"'],
    { message: '/kontakt/ is not a page' },
  ],
  [
    'links',
    'content/menus/footer.json',
    ['"/privacidad/"', '"/privacidad/#nada"'],
    { message: 'no anchor #nada' },
  ],
  [
    'links',
    'content/pages/privacy.json',
    ['mailto:hola@encina.example', 'http://encina.example'],
    { message: 'is not https' },
  ],
  ['links', front, ['"#ofertas"', '"#oferta"'], { message: 'no anchor #oferta' }],
  [
    'links',
    'content/pages/glossary.json',
    ['"#tae"', '"#tin"'],
    { message: '/glosario/ has no anchor #tin' },
  ],
  [
    'link-targets',
    front,
    ['"#ofertas"', '"javascript:alert(1)"'],
    { message: 'is not a valid link' },
  ],
  [
    'routes-and-pages',
    amount,
    ['"pageType": "ProductListStatic"', '"pageType": "Basic"'],
    { message: 'is a Basic, but its route is a ProductListStatic' },
  ],
  [
    'routes-and-pages',
    amount,
    ['"path": "/250-euros/"', '"path": "/250-euros"'],
    { message: 'cannot be a page of the site' },
  ],
  [
    'partners',
    amount,
    ['"pageType":', '"whiteLabel": "lumen", "pageType":'],
    { message: 'the site has no partner “lumen”' },
  ],
  [
    'site-parts',
    'content/menus/footer.json',
    ['"slug": "footer"', '"slug": "foot"'],
    { in: 'content/menus', message: 'es-ES has no menu footer' },
  ],
  [
    'site-parts',
    'content/cookie-categories/statistics.json',
    ['"locale": "es-ES"', '"locale": "en-US"'],
    { in: 'content/cookie-categories', message: 'no text for the consent category statistics' },
  ],
  [
    'cookies',
    'content/website-cookies/google.json',
    ['"_gcl_*"', '"_gcl"'],
    { at: '"cookies": [', message: 'Google stores _gcl_*' },
  ],
  [
    'cookies',
    'plaza.config.ts',
    ["  analytics4Key: 'G-300',\n", ''],
    {
      in: 'content/website-cookies/google.json',
      at: '"providerName"',
      message: 'cookies of Google are declared, but',
    },
  ],
  [
    'cookies',
    necessary,
    ['"expiration": "1 año"', '"expiration": "2 años"'],
    { message: 'the site keeps it 365 days' },
  ],
  [
    'cookies',
    necessary,
    ['"name": "geo"', '"name": "geodata"'],
    { in: 'content/website-cookies', message: 'the site stores geo' },
  ],
  [
    'cookies',
    'content/website-cookies/preferences.json',
    ['"category": "preferences"', '"category": "statistics"'],
    { at: '"name": "locale"', message: 'declared as statistics' },
  ],
  [
    'privacy-policy',
    'content/pages/privacy.json',
    ['Google mide', 'otros miden'],
    { at: '"body": {', message: 'does not name Google' },
  ],
  [
    'interface-texts',
    'locales/es-ES.json',
    ['"footer-statement"', '"footer-statment"'],
    { message: 'no message has this key' },
  ],
  [
    'interface-texts',
    'locales/es-ES.json',
    ['compara y no presta', '{nadie}'],
    { message: 'no argument {nadie}' },
  ],
  [
    'interface-texts',
    'locales/es-ES.json',
    ['{', '{ "rate-fixed": "fijo",'],
    { at: '"rate-fixed"', message: '{rate} is missing' },
  ],
  [
    'edited-texts',
    'content/components/rate.json',
    ['{rate} fijo', 'fijo'],
    { at: '"body": {', message: '{rate} is missing' },
  ],
  [
    'edited-texts',
    'content/components/rate.json',
    ['"slug": "rate-fixed"', '"slug": "rates"'],
    { message: 'the interface has no text rates' },
  ],
  [
    'reachable-pages',
    'content/menus/footer.json',
    ['/privacidad/', '/'],
    {
      in: 'content/pages/privacy.json',
      at: '"path": "/privacidad/"',
      message: 'nothing links to /privacidad/',
    },
  ],
  [
    'regimes',
    'plaza.config.ts',
    [
      "currency: { name: 'EUR' } },",
      "currency: { name: 'EUR' } },\n    { id: 57, locale: 'es-CO', pathPrefix: 'co', phoneCode: '57', currency: { name: 'COP' } },",
    ],
    { at: 'es-CO', message: 'no regime of credit law is known for the country of es-CO' },
  ],
  [
    'config',
    'plaza.config.ts',
    ["phoneCode: '34'", "phoneCode: '+34'"],
    { message: 'countries[0].phoneCode' },
  ],
  [
    'config',
    'plaza.config.ts',
    ["locale: 'es-ES'", "locale: 'es'"],
    { message: "'es' is not a locale" },
  ],
  [
    'config',
    'routes.ts',
    ["path: '/250-euros/'", "path: '/250-Euros/'"],
    { message: 'routes[1].path' },
  ],
  [
    'config',
    'routes.ts',
    ["'PrivacyPolicy'", "'Privacy'"],
    {
      message:
        "'Privacy' is not a page type; did you mean PrivacyPolicy? Page types are About, Author,",
    },
  ],
  [
    'config',
    'routes.ts',
    ["'PrivacyPolicy', locale }", "'PrivacyPolicy', locale"],
    { at: "{ path: '/cookies/'", message: 'not valid TypeScript' },
  ],
  [
    'config',
    'plaza.config.ts',
    ['export default defineSite', 'export const site = defineSite'],
    { at: 'import { defineSite', message: 'is missing' },
  ],
  [
    'cookie-policy',
    policy,
    ['CookieTableBlock', 'DividerBlock'],
    { at: '"body": {', message: 'does not list the declared cookies' },
  ],
  [
    'cookie-policy',
    policy,
    ['Configuración de cookies', 'Ajustes'],
    { at: '"body": {', message: 'does not mention “Configuración de cookies”' },
  ],
  [
    'cookie-policy',
    policy,
    ['Cambia de idea en «Configuración de cookies», al pie de cada página.', 'Para geo.'],
    { message: 'geo is described in the text' },
  ],
];

test.each(cases.map((issueCase) => ({ rule: issueCase[0], file: issueCase[1], issueCase })))(
  '$rule reports the issue in $file, on its line: %#',
  ({ issueCase }) => expectIssue(issueCase),
);
