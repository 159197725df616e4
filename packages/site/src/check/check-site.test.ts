import { expect, test } from 'vitest';
import { createSmallSite, type DoctoredCase, expectIssue } from './small-site.test.support.ts';

const amount = 'content/pages/amount.json';
const front = 'content/pages/front.json';
const policy = 'content/pages/cookies.json';
const necessary = 'content/website-cookies/necessary.json';

const cases: readonly DoctoredCase[] = [
  [
    'links',
    'content/menus/header.json',
    ['"value": "/"', '"value": "/kontakt/"'],
    { says: '/kontakt/ is no page' },
  ],
  [
    'links',
    'content/menus/footer.json',
    ['"/privacidad/"', '"/privacidad/#nada"'],
    { says: 'no place #nada' },
  ],
  [
    'links',
    'content/pages/privacy.json',
    ['mailto:hola@encina.example', 'http://encina.example'],
    { says: 'not encrypted' },
  ],
  ['links', front, ['"#ofertas"', '"#oferta"'], { says: 'no place #oferta' }],
  ['links', front, ['"#ofertas"', '"javascript:alert(1)"'], { says: 'is no address of a link' }],
  [
    'routes-and-pages',
    amount,
    ['"pageType": "ProductListStatic"', '"pageType": "Basic"'],
    { says: 'is a Basic, but its route is a ProductListStatic' },
  ],
  [
    'site-parts',
    'content/menus/footer.json',
    ['"slug": "footer"', '"slug": "foot"'],
    { in: 'content/menus', says: 'es-ES has no menu footer' },
  ],
  [
    'site-parts',
    'content/cookie-categories/statistics.json',
    ['"locale": "es-ES"', '"locale": "en-US"'],
    { in: 'content/cookie-categories', says: 'no text for the consent category statistics' },
  ],
  [
    'cookies',
    'content/website-cookies/google.json',
    ['"_gcl_*"', '"_gcl"'],
    { at: '"cookies": [', says: 'Google stores _gcl_*' },
  ],
  [
    'cookies',
    'plaza.config.ts',
    ["  analytics4Key: 'G-300',\n", ''],
    {
      in: 'content/website-cookies/google.json',
      at: '"providerName"',
      says: 'cookies of Google are declared, but',
    },
  ],
  [
    'cookies',
    necessary,
    ['"expiration": "1 año"', '"expiration": "2 años"'],
    { says: 'the site keeps it 365 days' },
  ],
  [
    'cookies',
    necessary,
    ['"name": "geo"', '"name": "geodata"'],
    { in: 'content/website-cookies', says: 'the site stores geo' },
  ],
  [
    'cookies',
    'content/website-cookies/preferences.json',
    ['"category": "preferences"', '"category": "statistics"'],
    { at: '"name": "locale"', says: 'declared as statistics' },
  ],
  [
    'interface-texts',
    'locales/es-ES.json',
    ['"footer-statement"', '"footer-statment"'],
    { says: 'no message has this key' },
  ],
  [
    'interface-texts',
    'locales/es-ES.json',
    ['compara y no presta', '{nadie}'],
    { says: 'no argument {nadie}' },
  ],
  [
    'interface-texts',
    'locales/es-ES.json',
    ['{', '{ "rate-fixed": "fijo",'],
    { at: '"rate-fixed"', says: '{rate} is missing' },
  ],
  [
    'edited-texts',
    'content/components/rate.json',
    ['{rate} fijo', 'fijo'],
    { at: '"body": {', says: '{rate} is missing' },
  ],
  [
    'edited-texts',
    'content/components/rate.json',
    ['"slug": "rate-fixed"', '"slug": "rates"'],
    { says: 'the interface has no text rates' },
  ],
  [
    'reachable-pages',
    'content/menus/footer.json',
    ['/privacidad/', '/'],
    {
      in: 'content/pages/privacy.json',
      at: '"path": "/privacidad/"',
      says: 'nothing links to /privacidad/',
    },
  ],
  [
    'config',
    'plaza.config.ts',
    ["phoneCode: '34'", "phoneCode: '+34'"],
    { says: 'countries[0].phoneCode' },
  ],
  [
    'config',
    'plaza.config.ts',
    ["locale: 'es-ES'", "locale: 'es'"],
    { says: "'es' is not a locale" },
  ],
  [
    'config',
    'routes.ts',
    ["path: '/250-euros/'", "path: '/250-Euros/'"],
    { says: 'routes[1].path' },
  ],
  [
    'config',
    'routes.ts',
    ["'PrivacyPolicy'", "'Privacy'"],
    { says: "no screen shows the page type 'Privacy'" },
  ],
  [
    'config',
    'routes.ts',
    ["'PrivacyPolicy', locale }", "'PrivacyPolicy', locale"],
    { at: "{ path: '/cookies/'", says: 'not valid TypeScript' },
  ],
  [
    'config',
    'plaza.config.ts',
    ['export default defineSite', 'export const site = defineSite'],
    { at: 'import { defineSite', says: 'is missing' },
  ],
  [
    'cookie-policy',
    policy,
    ['CookieTableBlock', 'DividerBlock'],
    { at: '"body": {', says: 'does not list the cookies' },
  ],
  [
    'cookie-policy',
    policy,
    ['Configuración de cookies', 'Ajustes'],
    { at: '"body": {', says: 'does not name “Configuración de cookies”' },
  ],
  [
    'cookie-policy',
    policy,
    ['Cambia de idea en «Configuración de cookies», al pie de cada página.', 'Para geo.'],
    { says: 'geo is described by hand' },
  ],
];

test.each(cases.map((doctored) => ({ rule: doctored[0], file: doctored[1], doctored })))(
  '$rule finds what is wrong in $file, on its line: %#',
  ({ doctored }) => expectIssue(doctored),
);

test('cookies need their texts in each language of the site', async () => {
  const site = createSmallSite();
  site.edit(
    'plaza.config.ts',
    "phoneCode: '34',",
    "phoneCode: '34', pathPrefix: 'es', languages: [{ locale: 'en-ES', pathPrefix: 'en' }],",
  );
  site.edit(necessary, '"name": "geo",', '"name": "geo", "translations": { "en": {} },');
  const found = (await site.issues()).filter(({ message }) => message.includes('in the others'));
  const lines = found.filter(({ file }) => file === necessary).map(({ line }) => line);
  expect(lines).toEqual(
    ['"consent"', '"plaza:reloads"', '"plaza:lost-chunk"'].map((name) =>
      site.lineOf(necessary, `"name": ${name}`),
    ),
  );
});
