import { CONTENT_FOLDERS, type ContentFolder } from '@plaza/contract';
import { describe, expect, it } from 'vitest';
import { sampleEntries } from './testing/sample-entries.test.support.ts';
import { type SampleEntries, showPage } from './testing/sample-screens.tsx';

const image = { src: '/images/una.png', alt: 'Una imagen', width: 96, height: 64 };
const meta = { title: 'Título', description: 'Descripción', noIndex: false, noFollow: false };
const document = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Un texto.' }] }],
};

/**
 * Folders with what their samples leave out, and the page of a list of their entries. Every field
 * of the contract is in one of the two or in the sample.
 */
const folders = {
  authors: {
    list: 'AuthorList',
    more: {
      ...{ path: '/autores/ana/', meta, portrait: image, email: 'ana@plaza.example' },
      ...{ jobTitle: 'Redactora', summary: 'Escribe.', biography: document },
      ...{ expertise: ['Crédito'], credentials: ['Economista'], conflictsOfInterest: 'Ninguno.' },
    },
  },
  categories: {
    list: 'PostList',
    more: {
      ...{ path: '/articulos/ahorro/', meta, image, description: 'Cómo ahorrar.' },
      nextPaths: ['/lista/'],
    },
  },
  diaries: {
    list: 'DiaryList',
    more: { image, outcome: 'Queda poco.', body: document, categoryIds: ['dinero'] },
  },
  'featured-article-summaries': {
    list: 'FeaturedArticleList',
    more: { image, categoryIds: ['dinero'] },
  },
  'game-providers': {
    list: 'GameProviderList',
    more: {
      ...{ logo: image, rating: 4.5, foundedYear: 1999, headquarters: 'Malta' },
      ...{ website: 'https://norte.example/', licences: ['MGA'] },
    },
  },
  'glossary-terms': { list: 'Glossary', more: { body: document } },
  'payment-providers': {
    list: 'PaymentProviderList',
    more: {
      ...{ logo: image, rating: 3.5, depositTime: 'Al momento', withdrawalTime: 'Un día' },
      ...{ fees: 'Sin comisiones', terms: ['Solo para adultos'], countries: ['ES'] },
      website: 'https://pago.example/',
    },
  },
  posts: {
    list: 'PostList',
    more: {
      ...{
        image,
        categoryIds: ['dinero'],
        tags: ['intereses'],
        readingMinutes: 7,
        answer: 'Es un porcentaje.',
      },
      ...{ reviewerId: 'ben', reviewedAt: '2026-10-15T08:00:00Z' },
      sources: [{ title: 'Ley', url: 'https://boe.example/', accessedOn: '2026-11-16' }],
    },
  },
  providers: {
    list: 'ProviderList',
    more: { logo: image, registerNumber: '0001', foundedYear: 1999, address: ['Calle, 1'] },
  },
  reviews: {
    list: undefined,
    more: { image, reviewerId: 'ben', reviewedAt: '2026-10-15T08:00:00Z' },
  },
  slots: {
    list: 'GameSlotList',
    more: {
      ...{ image, volatility: 'high', reels: 5, rows: 3, paylines: 20, maxWin: 5000 },
      ...{ bet: { min: 0.1, max: 100, currency: 'EUR' }, releasedAt: '2026-01-10' },
      ...{ features: ['Giros gratis'], themes: ['Olivos'], demoUrl: 'https://demo.example/' },
    },
  },
  tools: { list: 'ToolList', more: { icon: 'graph' } },
} as const satisfies Partial<Record<ContentFolder, { list: string | undefined; more: object }>>;

type Folder = keyof typeof folders;

/** Identity, address, order and head of a page, which are in no body. */
const NOT_IN_A_BODY = 'id slug locale path position meta translationOf'.split(' ');

/** What the pages of an entry itself do not show. */
const NOT_SHOWN: Partial<Record<Folder, readonly string[]>> = {
  // It nests topics for who reads them by the API; articles lead on to the other.
  categories: ['parentId', 'nextPaths', 'updatedAt'],
  'glossary-terms': ['updatedAt'],
  tools: ['updatedAt'],
  // Of what is no product.
  reviews: ['providerId'],
};

const page = (pageType: string, path: string) => ({
  ...{ id: pageType.toLowerCase(), pageType, path, meta, heading: pageType, body: document },
  ...{ locale: 'es-ES', updatedAt: '2026-11-20T09:00:00Z' },
});

const topic = { ...sampleEntries('categories')[0], id: 'dinero', path: '/articulos/dinero/' };

const samples: SampleEntries = {
  ...Object.fromEntries(
    (Object.keys(CONTENT_FOLDERS) as ContentFolder[]).map((name) => [name, sampleEntries(name)]),
  ),
  categories: [topic],
};

/** The pages that show an entry, its own and a list, with their structured data. */
async function shownOf(folder: Folder, entry: { readonly path?: string }): Promise<string> {
  const { list } = folders[folder];
  const [, ...siblings] = sampleEntries(folder);
  const entries: SampleEntries = {
    ...samples,
    [folder]: [entry, ...siblings],
    pages: [page('ProductListStatic', '/'), ...(list ? [page(list, '/todos/')] : [])],
  };
  const paths = [...(entry.path ? [entry.path] : []), ...(list ? ['/todos/'] : [])];
  const pages = await Promise.all(paths.map((path) => showPage(entries, path)));
  return pages.map(({ html, data }) => html + JSON.stringify(data)).join('');
}

describe.each(Object.keys(folders) as Folder[])('§7.1 an entry of %s', (folder) => {
  const { more } = folders[folder];
  const merged: object = Object.assign({}, ...sampleEntries(folder).toReversed());
  const whole: Readonly<Record<string, unknown>> = { ...merged, ...more };
  const fields = Object.keys(CONTENT_FOLDERS[folder].schema.shape).filter(
    (field) => ![...NOT_IN_A_BODY, ...(NOT_SHOWN[folder] ?? [])].includes(field),
  );

  it('is given here with every field of the contract', () => {
    expect(fields.filter((field) => !(field in whole))).toEqual([]);
  });

  it('shows each of them', async () => {
    const all = await shownOf(folder, whole);
    const unseen: string[] = [];
    for (const field of fields) {
      const { [field]: _, ...others } = whole;
      // What a page cannot do without is shown.
      const shown = await shownOf(folder, others).catch(() => undefined);
      if (shown === all) unseen.push(field);
    }
    expect(unseen).toEqual([]);
  });
});
