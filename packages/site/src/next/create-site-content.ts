import { declaredCookies } from '@plaza/consent';
import type { ContentClient, ListAnswer } from '@plaza/content-client';
import {
  contentTag,
  type ItemResource,
  type ListResource,
  type Product,
  RESOURCES,
  type ResourceName,
  type SearchMenuItem,
} from '@plaza/contract';
import { type ListQuery, policyLinks, type SiteContent } from '@plaza/screens';
import { leadsToMore, withoutEmptyLists } from '../core/empty-lists.ts';
import { listTags } from '../core/list-tags.ts';
import { memoize, memoizeCalls } from '../core/memoize.ts';
import type { App } from '../react/app.ts';
import { editedTranslator } from '../react/edited-translator.ts';
import { type Mark, type MarkedRead, markedRead } from './marked-read.ts';

type Port = {
  readonly app: App;
  readonly locale: string;
  readonly client: ContentClient;
  readonly mark: Mark;
};

type Reads = Pick<
  SiteContent,
  'page' | 'list' | 'item' | 'cookieCategories' | 'cookieProviders'
> & {
  /** Which products there are, for a page that shows nothing of them. */
  readonly someProducts: () => Promise<readonly Product[]>;
};

/** The content of a locale, each resource read once. Every read marks the page with what it shows. */
export function createSiteContent(port: Port): SiteContent {
  const { app, locale } = port;
  const reads = createReads(port);
  const { cookieCategories, cookieProviders } = reads;
  const linksKept = memoize(async () => {
    // Without the products nothing is known of their lists.
    const products = await reads.someProducts().catch(() => undefined);
    return products ? leadsToMore(app.site, locale, products) : () => true;
  });
  const whole = async <R extends ListResource>(resource: R) => (await reads.list(resource)).entries;
  return {
    ...reads,
    list: (async (...args) => {
      const listed = await reads.list(...args);
      if (args[0] !== 'searchMenuItems') return listed;
      const isKept = await linksKept();
      const entries = (listed.entries as readonly SearchMenuItem[]).filter(isKept);
      return { ...listed, entries };
    }) as SiteContent['list'],
    products: () => whole('products'),
    menus: memoize(async () => {
      const [menus, isKept] = await Promise.all([whole('menus'), linksKept()]);
      return menus.map((menu) => withoutEmptyLists(menu, isKept));
    }),
    components: () => whole('components'),
    declaredCookies: memoize(async () => {
      const [categories, providers] = await Promise.all([cookieCategories(), cookieProviders()]);
      const site = { displayName: app.site.displayName, ...policyLinks(app.site, locale) };
      return declaredCookies({ categories, providers, site, locale });
    }),
    translator: memoize(async () => editedTranslator(app, locale, await whole('components'))),
  };
}

type AnyEntry = { readonly id: string | number };

/** The resource's schemas check what is read. */
type ReadAnyList = (
  resource: ListResource,
  input: object,
) => Promise<ListAnswer<readonly AnyEntry[]>>;

/** Every read is one generic call, so that a new resource needs nothing here. */
function createReads({ locale, client, mark }: Port): Reads {
  const show = <T>(read: MarkedRead<T>) => markedRead(mark, read);
  const placeOf = (resource: Exclude<ResourceName, 'paths'>) => ({
    folder: RESOURCES[resource].folder,
    locale,
  });
  const list = async (resource: ListResource, query: ListQuery) => {
    const place = placeOf(resource);
    return show({
      ...place,
      async read() {
        const answer = await (client.readList as ReadAnyList)(resource, { locale, ...query });
        return { ...answer, value: { entries: answer.value, total: answer.total } };
      },
      tagsOf: ({ entries }) => listTags(place, query, entries),
    });
  };
  const item = (resource: ItemResource, id: string) => {
    const place = placeOf(resource);
    return show({
      ...place,
      read: () => client.read(resource, { locale, id }),
      tagsOf: () => [contentTag.entry({ ...place, id })],
    });
  };
  return {
    page: memoize((path: string) =>
      show({
        ...placeOf('page'),
        read: () => client.read('page', { path, locale }),
        // One that is missing may be added under any id.
        tagsOf: (page) => [
          page ? contentTag.entry({ folder: 'pages', ...page }) : contentTag.list(placeOf('page')),
        ],
      }),
    ),
    list: memoizeCalls((resource, query = {}) => list(resource, query)) as SiteContent['list'],
    item: memoizeCalls(item) as SiteContent['item'],
    someProducts: memoize(() =>
      show({
        ...placeOf('products'),
        read: () => client.readList('products', { locale }),
        tagsOf: () => [contentTag.order(placeOf('products'))],
      }),
    ),
    cookieCategories: memoize(() =>
      show({
        ...placeOf('cookieCategories'),
        read: () => client.read('cookieCategories', { locale }),
      }),
    ),
    cookieProviders: memoize(() =>
      show({ folder: 'website-cookies', read: () => client.read('websiteCookies') }),
    ),
  };
}
