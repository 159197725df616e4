import {
  type Component,
  type ContentFolder,
  type ItemResource,
  type ListResource,
  type Page,
  type Product,
  RESOURCES,
} from '@plaza/contract';
import { defineRoutes, defineSite, type PageType } from '@plaza/routing';
import { prerender } from 'react-dom/static';
import type { Thing } from 'schema-dts';
import { entryPage, type PageFolder } from '../entry-page/entry-page.ts';
import { loadScreen } from '../registry.ts';
import type { ScreenProps } from '../screen.ts';
import { graph } from '../structured-data/graph.ts';
import { keyTranslator } from './key-translator.ts';
import { matchOf, testPage } from './several-countries.ts';
import { structuredDataFaults } from './structured-data-rules.ts';

type Entry = { readonly id: string; readonly path?: string | undefined };

/** The content of a test: entries by folder, and what every page reads. */
export type TestContent = {
  readonly entries?: Readonly<Partial<Record<ContentFolder, readonly Entry[]>>>;
  readonly products?: readonly Partial<Product>[];
  readonly components?: readonly Component[];
  /** Further routes, as links need them. */
  readonly routes?: Readonly<Record<string, PageType>>;
  /** Texts of messages, otherwise their keys. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly locale?: `${string}-${string}`;
};

/** The page of an entry by its folder, or a page with some fields. */
export type Shown =
  | { readonly folder: PageFolder; readonly entry: Entry }
  | { readonly pageType: PageType; readonly page?: Partial<Page> };

const PATH = '/shown/';

/** A screen as HTML, and its structured data with the issues of that. */
export async function renderScreen(shown: Shown, test: TestContent = {}) {
  const props = await propsOf(shown, test);
  const { Screen, structuredData } = await loadScreen(props.match.route as never);
  const { prelude } = await prerender(<Screen {...props} />);
  const things: Thing[] = [...((await structuredData?.(props)) ?? [])];
  return {
    html: (await new Response(prelude).text()).replaceAll('<!-- -->', ''),
    things: things as unknown as Record<string, unknown>[],
    issues: things.length > 0 ? structuredDataFaults(graph(things)) : [],
  };
}

async function propsOf(shown: Shown, test: TestContent): Promise<ScreenProps> {
  const page = 'folder' in shown ? pageOfEntry(shown) : testPage({}, { ...shown, ...shown.page });
  const entry = 'folder' in shown && { folder: shown.folder, id: shown.entry.id };
  const site = siteOf(page.pageType as PageType, test);
  const match = matchOf(site, PATH);
  const route = { ...match.route, ...(entry && { entry }) };
  return {
    app: {
      site,
      blocks: { imageSource: ({ src }) => ({ src }), iconDrawing: () => undefined },
      offerLink: (template) => template,
      log: ({ error }) => {
        throw error;
      },
    },
    match: { ...match, route },
    page,
    content: await contentOf(test, 'folder' in shown ? shown.entry : undefined),
  } as ScreenProps;
}

const pageOfEntry = ({ folder, entry }: Extract<Shown, { folder: string }>) =>
  entryPage(folder, entry as never);

function siteOf(pageType: PageType, { entries = {}, routes = {}, locale = 'es-ES' }: TestContent) {
  const linked = Object.values(entries).flatMap((list) => list.flatMap(({ path }) => path ?? []));
  const others = new Map<string, PageType>([
    ...[...linked].map((path): [string, PageType] => [path, 'Basic']),
    ['/', 'Basic'],
    ...(Object.entries(routes) as [string, PageType][]),
  ]);
  others.delete(PATH);
  return defineRoutes(
    defineSite({
      id: 75,
      url: 'https://plaza.example',
      displayName: 'Plaza',
      productType: 1,
      countries: [{ country: locale.slice(-2) as 'ES' }],
    }),
    [
      { path: PATH, pageType, locale },
      ...[...others].map(([path, type]) => ({ path, pageType: type, locale })),
    ],
  );
}

async function contentOf(test: TestContent, own: Entry | undefined) {
  const { entries = {}, products = [], components = [], routes = {}, texts } = test;
  const translator = await keyTranslator(texts);
  const read = (resource: ItemResource | ListResource) => entries[RESOURCES[resource].folder] ?? [];
  return {
    list: async (resource: ListResource) => {
      const found = read(resource);
      return { entries: found, total: found.length };
    },
    item: async (resource: ItemResource, id: string) =>
      own?.id === id ? own : read(resource).find((it) => it.id === id),
    page: async (path: string) => linkedPage(path, routes[path] ?? 'Basic'),
    products: async () => products,
    components: async () => components,
    translator: async () => translator,
  } as unknown as ScreenProps['content'];
}

/** A page that is linked to; a product list lists every product of its kinds. */
const linkedPage = (path: string, pageType: PageType) =>
  testPage(
    {},
    {
      ...{ path, pageType, heading: `Página ${path}` },
      ...(pageType.startsWith('ProductList') && { productList: { heading: 'Lista' } }),
    },
  );
