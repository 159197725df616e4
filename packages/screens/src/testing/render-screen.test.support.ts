import type { Component, ContentFolder, Page, Product } from '@plaza/contract';
import type { PageType } from '@plaza/routing';
import type { PageFolder } from '../entry-page/entry-page.ts';
import { type SampleEntries, type SampleSettings, showPage } from './sample-screens.tsx';
import { testPage } from './several-countries.ts';
import { structuredDataFaults } from './structured-data-rules.ts';

type Entry = { readonly id: string; readonly path?: string | undefined };

/** The content of a test: entries by folder, and what every page reads. */
export type TestContent = SampleSettings & {
  readonly entries?: Readonly<Partial<Record<ContentFolder, readonly Entry[]>>>;
  readonly products?: readonly Partial<Product>[];
  readonly components?: readonly Component[];
  /** Further pages, as links need them; a product list lists every product of its kinds. */
  readonly routes?: Readonly<Record<string, PageType>>;
};

/** The page of an entry by its folder, or a page with some fields. */
export type Shown =
  | { readonly folder: PageFolder; readonly entry: Entry }
  | { readonly pageType: PageType; readonly page?: Partial<Page> };

/** The path of the shown page. */
const PATH = '/shown/';

/** What every page has, whatever its screen. */
const ON_EVERY_PAGE = ['Organization', 'WebSite', 'BreadcrumbList', 'FAQPage'];

/** A screen as HTML, what it adds to the structured data, and the issues of that. */
export async function renderScreen(shown: Shown, { texts, locale, ...test }: TestContent = {}) {
  const settings = { ...(texts && { texts }), ...(locale && { locale }) };
  const { html, data } = await showPage(entriesOf(shown, test), PATH, settings);
  const things: Record<string, unknown>[] = data?.['@graph'] ?? [];
  return {
    html: html.replaceAll('<!-- -->', ''),
    things: things.filter((thing) => !ON_EVERY_PAGE.includes(String(thing['@type']))),
    issues: data ? structuredDataFaults(data) : [],
  };
}

function entriesOf(shown: Shown, test: TestContent): SampleEntries {
  const { entries = {}, products = [], components = [], routes = {} } = test;
  const others = Object.entries(routes).map(([path, pageType]) => linkedPage(path, pageType));
  const own =
    'folder' in shown
      ? { folder: shown.folder, entry: { ...shown.entry, path: PATH } }
      : { folder: 'pages', entry: testPage({}, { ...shown.page, ...pageAt(shown.pageType) }) };
  const all = { ...entries, products, components, pages: others };
  const siblings = Object.entries(all).find(([folder]) => folder === own.folder)?.[1] ?? [];
  return {
    ...all,
    [own.folder]: [own.entry, ...siblings.filter(({ id }) => id !== own.entry.id)],
  } as SampleEntries;
}

const pageAt = (pageType: PageType) => ({ id: 'shown', path: PATH, pageType });

const linkedPage = (path: string, pageType: PageType) =>
  testPage(
    {},
    {
      ...{ id: path.replaceAll('/', ''), path, pageType, heading: `Página ${path}` },
      ...(pageType.startsWith('ProductList') && { productList: { heading: 'Lista' } }),
    },
  );
