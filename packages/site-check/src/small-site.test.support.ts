import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TrackingFieldRow, trackingFields } from '@plaza/tracking';
import { deriveBrandTokens } from '@plaza/ui-blocks/brand';
import { expect, onTestFinished } from 'vitest';
import { checkSite } from './check-site.ts';
import type { Issue } from './model.ts';

const updatedAt = '2026-11-22T08:00:00Z';
const locale = 'es-ES';

const text = (content: string) => ({ type: 'text', text: content });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const heading = (level: number, content: string) => ({
  type: 'heading',
  attrs: { level },
  content: [text(content)],
});
const linked = (content: string, href: string) => ({
  ...text(content),
  marks: [{ type: 'link', attrs: { href } }],
});
const doc = (...content: object[]) => ({ type: 'doc', content });

const cell = (content: string) => ({ type: 'tableCell', content: [paragraph(text(content))] });
const table = (...rows: string[][]) => ({
  type: 'table',
  content: rows.map((cells) => ({ type: 'tableRow', content: cells.map(cell) })),
});

function page(id: string, path: string, fields: object) {
  return {
    id,
    locale,
    path,
    heading: `Página ${id}`,
    meta: {
      title: `Título ${id}`,
      description: `Descripción ${id}`,
      noIndex: false,
      noFollow: false,
    },
    ...fields,
    updatedAt,
  };
}

const component = (slug: string, fields: object) => ({
  id: slug,
  slug,
  locale,
  name: slug,
  ...fields,
  updatedAt,
});

const menu = (slug: string, items: object) => ({
  id: slug,
  slug,
  locale,
  title: slug,
  items,
  updatedAt,
});

const item = (label: string, value: string) => ({ label, link: { value } });

function product(id: number, name: string, offers: object[]) {
  return {
    id,
    slug: `lender-${id}`,
    locale,
    kind: 'loan',
    productType: 1,
    name,
    provider: { name, legalName: `${name}, S.A.`, url: `https://lender-${id}.example` },
    active: true,
    rank: id,
    highlights: [],
    conditions: [],
    minAge: 18,
    payoutTime: 'un día',
    amountRange: { min: 250, max: 1000, currency: 'EUR' },
    termRange: { minDays: 30, maxDays: 60 },
    offers,
    applyUrl: `https://lender-${id}.example/`,
  };
}

const cheap = (amount: number, apr: number, total: number) => ({
  amount,
  termDays: 30,
  borrowingRate: { percent: 24, type: 'fixed' },
  fees: [],
  apr,
  totalPayable: total,
  instalments: [{ count: 1, amount: total }],
});

const dear = {
  amount: 250,
  termDays: 60,
  borrowingRate: { percent: 60, type: 'fixed' },
  fees: [{ name: 'Apertura', amount: 5 }],
  apr: 111.02,
  totalPayable: 274.17,
  instalments: [
    { count: 1, amount: 134, everyDays: 30 },
    { count: 1, amount: 140.17, everyDays: 30 },
  ],
};

const cookie = (name: string, expiration = '30 días') => ({
  name,
  description: `Para ${name}.`,
  expiration,
  type: 'HTTP',
  enabled: true,
});

const provider = (id: string, category: string, cookies: object[]) => ({
  id,
  category,
  providerName: id === 'google' ? 'Google' : 'Internal',
  url: '/cookies',
  cookies,
});

const DAYS_30 = 2_592_000;

const trackingCookies = Object.values<TrackingFieldRow>(trackingFields).flatMap(
  ({ cookie: name, maxAge, keepsAlias }) => {
    const expiration = maxAge === DAYS_30 ? '30 días' : '2 años';
    return [cookie(name, expiration), ...(keepsAlias ? [cookie(`${name}Alias`, expiration)] : [])];
  },
);

const consentWords = {
  text: 'Usamos cookies.',
  about: 'Son archivos.',
  tabs: { consent: 'Consentimiento', details: 'Detalles', about: 'Acerca de' },
  acceptButton: 'Aceptar selección',
  deny: 'Rechazar',
  acceptAll: 'Aceptar todas',
};

const organization = {
  name: 'Encina',
  legalName: 'Encina Comparador, S.L.',
  address: ['Calle de Ejemplo, 1', '28000 Madrid'],
  email: 'hola@encina.example',
};

const categories = ['necessary', 'preferences', 'statistics', 'marketing'].map((category) => [
  `content/cookie-categories/${category}.json`,
  { id: category, locale, category, name: category, description: `Para ${category}.`, updatedAt },
]);

const content = {
  'content/pages/front.json': page('front', '/', {
    pageType: 'ProductListStatic',
    productList: { heading: 'Ofertas' },
    body: doc(heading(2, 'Cómo funciona'), paragraph(linked('A las ofertas', '#ofertas'))),
  }),
  'content/pages/amount.json': page('amount', '/250-euros/', {
    pageType: 'ProductListStatic',
    productList: { heading: 'Ofertas de 250', amount: 250 },
    body: doc(
      heading(2, 'Qué cuesta'),
      table(
        ['Entidad', 'Plazo', 'TAE', 'Total'],
        ['Alba', '30', '26,82\u00A0%', '254,93\u00A0€'],
        ['Brisa', '60', '111,02\u00A0%', '274,17\u00A0€'],
      ),
      paragraph(text('Alba cuesta 19,24\u00A0€ menos que Brisa.')),
      { type: 'InformationBlock', attrs: { title: 'Ojo', text: doc(paragraph(text('Compara.'))) } },
    ),
  }),
  'content/pages/privacy.json': page('privacy', '/privacidad/', {
    pageType: 'PrivacyPolicy',
    body: doc(
      paragraph(text('Encina Comparador, S.L., Calle de Ejemplo, 1, 28000 Madrid,')),
      paragraph(linked('hola@encina.example', 'mailto:hola@encina.example')),
      paragraph(text('Con tu consentimiento, Google mide las visitas.')),
    ),
  }),
  'content/pages/cookies.json': page('cookies', '/cookies/', {
    pageType: 'CookiePolicy',
    body: doc(
      paragraph(text('Cambia de idea en «Configuración de cookies», al pie de cada página.')),
      { type: 'CookieTableBlock' },
    ),
  }),
  'content/pages/glossary.json': page('glossary', '/glosario/', {
    pageType: 'Glossary',
    body: doc(paragraph(linked('La TAE', '#tae'))),
  }),
  'content/glossary-terms/apr.json': {
    ...{ id: 'apr', slug: 'tae', locale, term: 'TAE', definition: 'El coste anual.', updatedAt },
  },
  'content/menus/header.json': menu('header', [item('Préstamos', '/')]),
  'content/menus/footer.json': menu('footer', [
    item('Privacidad', '/privacidad/'),
    item('Cookies', '/cookies/'),
    item('Glosario', '/glosario/'),
  ]),
  'content/components/organization.json': component('organization', {
    type: 'organization',
    organization,
  }),
  'content/components/consent.json': component('cookie-consent', {
    type: 'cookieConsent',
    content: consentWords,
  }),
  'content/components/rate.json': component('rate-fixed', {
    type: 'richText',
    body: doc(paragraph(text('{rate} fijo'))),
  }),
  'content/products/alba.json': product(1, 'Alba', [
    cheap(250, 26.82, 254.93),
    cheap(1000, 26.83, 1019.73),
  ]),
  'content/products/brisa.json': product(2, 'Brisa', [dear]),
  ...Object.fromEntries(categories),
  'content/website-cookies/necessary.json': provider('necessary', 'necessary', [
    cookie('consent', '1 año'),
    cookie('geo'),
    cookie('plaza:reloads'),
    cookie('plaza:lost-chunk'),
    cookie('plaza:compare:*'),
    cookie('plaza:receipt:*'),
    cookie('plaza:refusal'),
  ]),
  'content/website-cookies/preferences.json': provider('preferences', 'preferences', [
    cookie('locale'),
  ]),
  'content/website-cookies/marketing.json': provider('marketing', 'marketing', [
    cookie('viewedProducts'),
    cookie('plaza:event:*'),
    ...trackingCookies,
  ]),
  'content/website-cookies/google.json': provider('google', 'marketing', [
    cookie('_ga', '2 años'),
    cookie('_ga_*', '2 años'),
    cookie('_gcl_au', '90 días'),
    cookie('_gcl_*', '90 días'),
  ]),
  'locales/es-ES.json': { 'footer-statement': 'Encina compara y no presta.' },
};

const config = `import { defineSite } from '@plaza/site-config';
import { routes } from './routes.ts';

export default defineSite({
  id: 300,
  url: 'https://encina.example',
  displayName: 'Encina',
  productType: 1,
  countries: [
    { id: 13, locale: 'es-ES', phoneCode: '34', currency: { name: 'EUR' } },
  ],
  routes,
  analytics4Key: 'G-300',
});
`;

const routes = `import type { RouteTable } from '@plaza/site-config';

const locale = 'es-ES';

export const routes = [
  { path: '/', pageType: 'ProductListStatic', locale },
  { path: '/250-euros/', pageType: 'ProductListStatic', locale },
  { path: '/privacidad/', pageType: 'PrivacyPolicy', locale },
  { path: '/cookies/', pageType: 'CookiePolicy', locale },
] as const satisfies RouteTable;
`;

/** The files of a small site without issues, by name. */
const smallSite: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, `${JSON.stringify(value, null, 2)}\n`]),
  ),
  'brand.tokens.json': `${JSON.stringify(deriveBrandTokens({ name: 'Encina', hue: 150 }), null, 2)}\n`,
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'plaza.config.ts': config,
  'routes.ts': routes,
};

/** Copies the small site to a temporary folder, to be modified and checked. */
export function createSmallSite() {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const put = (name: string, written: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), written);
  };
  for (const [name, written] of Object.entries(smallSite)) put(name, written);
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    folder,
    put,
    read,
    remove: (name: string) => rmSync(join(folder, name), { recursive: true }),
    /** Replaces a text that occurs once in the file. */
    edit(name: string, from: string, to: string) {
      const parts = read(name).split(from);
      if (parts.length !== 2) throw new Error(`${name} has “${from}” ${parts.length - 1} times`);
      put(name, parts.join(to));
    },
    /** The line of a text that occurs once in the file. */
    lineOf(name: string, searched: string): number {
      const parts = read(name).split(searched);
      if (parts.length !== 2)
        throw new Error(`${name} has “${searched}” ${parts.length - 1} times`);
      return (parts[0] ?? '').split('\n').length;
    },
    async issues(options: { isRelease?: boolean } = {}): Promise<readonly Issue[]> {
      return (await checkSite(folder, options)).issues;
    },
  };
}

/**
 * A small site with one text replaced, and the expected issue: on the line of `at`, default the
 * replacement's, in the file `in`, default the changed file.
 */
export type IssueCase = readonly [
  rule: string,
  file: string,
  change: readonly [from: string, to: string],
  expected: { readonly at?: string; readonly in?: string; readonly message: string },
];

export async function expectIssue([rule, file, [from, to], expected]: IssueCase) {
  const site = createSmallSite();
  site.edit(file, from, to);
  const place = expected.in ?? file;
  const issues = await site.issues();
  const searched = expected.at ?? (expected.in ? undefined : to.split('\n', 1)[0]);
  const line = searched === undefined ? 1 : site.lineOf(place, searched);
  const found = issues
    .filter(({ message }) => message.includes(expected.message))
    .map((issue) => [issue.rule, issue.file, issue.line]);
  expect(found, JSON.stringify(issues, null, 1)).toContainEqual([rule, place, line]);
}
