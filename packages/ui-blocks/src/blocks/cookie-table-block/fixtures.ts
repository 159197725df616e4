import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import type { DeclaredCategory } from './declared-cookies.ts';

const labels = { name: 'Cookie', description: 'Finalidad', expiration: 'Caducidad', type: 'Tipo' };

const consent = {
  name: 'consent',
  description: 'Guarda qué categorías has aceptado.',
  expiration: '1 año',
  type: 'HTTP',
};
const receipt = {
  name: 'plaza:receipt:*',
  description: 'Guarda la prueba de tu decisión mientras no se ha podido enviar.',
  expiration: 'Hasta enviarse, 7 días como máximo',
  type: 'Almacenamiento local',
};
const analytics = {
  name: '_ga_*',
  description: 'Mantiene el estado de la visita.',
  expiration: '2 años',
  type: 'HTTP',
};

const necessary: DeclaredCategory = {
  category: 'necessary',
  label: 'Necesarias',
  description: 'Hacen que la web funcione.',
  providers: [{ name: 'Olivar', href: '/politica-de-cookies/', cookies: [consent, receipt] }],
};
const preferences: DeclaredCategory = {
  ...{ category: 'preferences', label: 'Preferencias', description: 'Recuerdan.', providers: [] },
};
const marketing: DeclaredCategory = {
  ...{ category: 'marketing', label: 'Marketing', description: '' },
  providers: [{ name: 'Google', href: 'https://policies.example/privacy', cookies: [analytics] }],
};

const context = { cookies: { categories: [necessary, preferences, marketing], labels } };

const head = `<thead role="rowgroup"><tr role="row">${Object.values(labels)
  .map((label) => `<th role="columnheader" scope="col">${label}</th>`)
  .join('')}</tr></thead>`;
const row = ({ name, description, expiration, type }: typeof consent) =>
  `<tr role="row"><th role="rowheader" scope="row">${name}</th><td role="cell">${description}</td><td data-label="Caducidad" role="cell">${expiration}</td><td data-label="Tipo" role="cell">${type}</td></tr>`;
const group = (provider: string, rows: readonly (typeof consent)[]) =>
  `<tbody role="rowgroup"><tr role="row"><th class="pz-cookies__provider" colspan="4" role="rowheader" scope="rowgroup">${provider}</th></tr>${rows.map(row).join('')}</tbody>`;
const category = ({ label, description }: DeclaredCategory, groups: string) =>
  `<div class="pz-cookies__category"><h3>${label}</h3>${description && `<p>${description}</p>`}<table class="pz-data-table__table pz-cookies__table" aria-label="${label}" role="table">${head}${groups}</table></div>`;

/** Both categories that have a provider, below the heading if there is one. */
const tables = (title = '') => {
  const google = '<a href="https://policies.example/privacy" rel="noopener">Google</a>';
  return `<div class="pz-cookies">${title && `<h2>${title}</h2>`}${category(necessary, group('Olivar', [consent, receipt]))}${category(marketing, group(google, [analytics]))}</div>`;
};

/** A cookie, and a category of it alone, whose every text is the same words. */
const cookieSaying = (words: string) => ({
  ...{ name: words, description: words, expiration: words, type: words },
});
const saying = (words: string): DeclaredCategory => ({
  ...{ category: 'c', label: words, description: words },
  providers: [{ name: words, cookies: [cookieSaying(words)] }],
});

export const cookieTableBlockFixtures: readonly BlockFixture[] = [
  { name: 'by itself', attrs: {}, context, html: tables() },
  {
    name: 'under a heading',
    kind: 'full',
    attrs: { title: 'Qué cookies usamos' },
    context,
    html: tables('Qué cookies usamos'),
  },
  ...awkwardTexts((words, html) => ({
    attrs: { title: words },
    context: { cookies: { categories: [saying(words)], labels } },
    html: `<div class="pz-cookies"><h2>${html}</h2>${category(saying(html), group(html, [cookieSaying(html)]))}</div>`,
  })),
  {
    name: 'a site that declares nothing',
    attrs: {},
    context: { cookies: { categories: [], labels } },
    html: '<div class="pz-cookies"></div>',
  },
  { name: 'a page without declarations', kind: 'empty', attrs: {}, html: '' },
  { name: 'a heading that is no text', attrs: { title: 1 }, error: 'CookieTableBlock: title: ' },
];
