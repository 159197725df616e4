import {
  type ContentEntity,
  type ContentFolder,
  type ItemResource,
  type ListResource,
  listContentPaths,
  listPage,
  RESOURCES,
} from '@plaza/contract';
import { type CountryCode, defineRoutes, defineSite, findPage, updateIndex } from '@plaza/routing';
import { prerender } from 'react-dom/static';
import { readRoutePage } from '../entry-page/read-route-page.ts';
import { loadScreen } from '../registry.ts';
import type { ScreenChoice, ScreenProps } from '../screen.ts';
import type { ListQuery, SiteContent } from '../site-content.ts';
import { StructuredData } from '../structured-data/structured-data.tsx';
import { keyTranslator } from './key-translator.ts';

const siteOf = (locale: string) =>
  defineSite({
    id: 75,
    url: 'https://platform.example',
    displayName: 'Plataforma',
    productType: 1,
    countries: [locale.slice(-2) as CountryCode],
  });

type Fields = Readonly<Record<string, unknown>>;

/** Entries of content in es-ES, by folder. */
export type SampleEntries = Partial<Record<ContentFolder, readonly Fields[]>>;

/** What a sample is shown with: another country, and texts of messages instead of their keys. */
export type SampleSettings = {
  readonly locale?: string;
  readonly texts?: Readonly<Record<string, string>>;
};

/** The page at a path of a site with this content, as its screen and structured data write it. */
export async function showPage(
  entries: SampleEntries,
  path: string,
  settings: SampleSettings = {},
) {
  const props = await sampleProps(entries, path, settings);
  const screen = await loadScreen({ ...props.match.route, screen: undefined });
  const { prelude } = await prerender(
    <>
      <main>{await screen.Screen(props)}</main>
      <StructuredData {...props} screen={screen} />
    </>,
  );
  const html = await new Response(prelude).text();
  const script = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return { html: html.replace(/<script.*?<\/script>/g, ''), data: JSON.parse(script ?? 'null') };
}

/** The props of the screen at a path; `/list/2/` is page 2 of the list at `/list/`. */
async function sampleProps(
  entries: SampleEntries,
  address: string,
  { locale = 'es-ES', texts }: SampleSettings,
): Promise<ScreenProps> {
  const [, path = address, number = '1'] = /^(.*\/)(\d+)\/$/.exec(address) ?? [];
  const site = defineRoutes<ScreenChoice>(siteOf(locale), []);
  updateIndex(site, listContentPaths(entitiesOf(entries, locale)));
  const match = findPage(site, { locale, path, page: Number(number) });
  if (!match) throw new Error(`no page ${path}`);
  const content = await sampleContentOf(entries, texts);
  const page = await readRoutePage(content, match.route);
  if (!page) throw new Error(`no content at ${path}`);
  return {
    app: {
      site,
      blocks: { imageSource: ({ src }) => ({ src }), iconDrawing: () => undefined },
      offerLink: ({ slug }: { readonly slug: string }) => `/go/${slug}`,
      previewImage: async () => 'https://platform.example/preview.png',
      feedLink: ({ locale, path: list }) => `/${locale}${list.slice(0, -1)}.xml`,
      log: ({ error }) => {
        throw error;
      },
    },
    match,
    page,
    content,
  };
}

const entitiesOf = (entries: SampleEntries, locale: string) =>
  Object.entries(entries).flatMap(([folder, values]) =>
    values.map(
      (value) =>
        ({
          folder,
          file: String(value.id),
          value: { ...value, locale },
        }) as ContentEntity,
    ),
  );

async function sampleContentOf(
  entries: SampleEntries,
  texts: SampleSettings['texts'],
): Promise<SiteContent> {
  const translator = await keyTranslator(texts);
  const inFolder = (folder: ContentFolder) => entries[folder] ?? [];
  const list = async (resource: ListResource, query: ListQuery = {}) => {
    const all = inFolder(RESOURCES[resource].folder).filter((entry) => isListed(entry, query));
    const part = listPage({ page: query.page, size: query.size });
    const shown = part ? all.slice(part.offset, part.offset + part.limit) : all;
    return { entries: shown, total: all.length };
  };
  return {
    list,
    item: async (resource: ItemResource, id: string) =>
      inFolder(RESOURCES[resource].folder).find((entry) => entry.id === id),
    page: async (path: string) => inFolder('pages').find((entry) => entry.path === path),
    products: async () => inFolder('products'),
    components: async () => inFolder('components'),
    translator: async () => translator,
  } as SiteContent;
}

const isListed = (entry: Fields, { author, category }: ListQuery) =>
  (author === undefined || entry.authorId === author) &&
  (category === undefined || (entry.categoryIds as string[] | undefined)?.includes(category));
