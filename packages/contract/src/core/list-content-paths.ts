import {
  CONTENT_FOLDERS,
  type ContentEntity,
  type ContentFolder,
} from '../model/content-folders.ts';
import type { ContentPath } from '../model/content-path.ts';

/** The page types whose page lists a whole folder of its locale, in pages. */
const LISTED_FOLDERS: Readonly<Record<string, ContentFolder>> = {
  AuthorList: 'authors',
  DiaryList: 'diaries',
  FeaturedArticleList: 'featured-article-summaries',
  GameProviderList: 'game-providers',
  GameSlotList: 'slots',
  PaymentProviderList: 'payment-providers',
  PostList: 'posts',
  ProviderList: 'providers',
};

/** The fields that an index reads, of an entry of any folder. */
type Fields = {
  readonly path?: string;
  readonly locale?: string;
  readonly pageType?: string;
  readonly body?: unknown;
  readonly heading?: string;
  readonly title?: string;
  readonly name?: string;
  readonly publishedAt?: string;
  readonly meta?: { readonly noIndex: boolean };
  readonly productList?: { readonly amount?: number };
};

/** The type of an entry's own page; undefined if it has none. */
export function entryPageType({ folder, value }: ContentEntity): string | undefined {
  const { path, body, pageType } = value as Fields;
  if (path === undefined) return undefined;
  if (folder === 'pages') return pageType;
  // One without a body links to an article elsewhere.
  if (folder === 'featured-article-summaries' && body === undefined) return undefined;
  const row = CONTENT_FOLDERS[folder];
  return 'pageType' in row ? row.pageType : undefined;
}

/**
 * The index of all pages of a website's content, by locale, then by path. The service answers the
 * same rows to `GET /content/paths`.
 */
export function listContentPaths(entities: readonly ContentEntity[]): ContentPath[] {
  const sizes = countListed(entities);
  return entities
    .flatMap((entity) => {
      const own = entryPage(entity);
      if (!own) return [];
      const { listed, ...page } = own;
      if (listed === undefined) return page;
      return { ...page, listSize: sizes.get(keyOf(page.locale, listed)) ?? 0 };
    })
    .sort((a, b) => compare(a.locale, b.locale) || compare(a.path, b.path));
}

/** An entry's own page in the index of paths. */
export type EntryPage = Omit<ContentPath, 'listSize'> & {
  /**
   * The list that the page shows in pages: a folder, or the posts of a category (`posts in …`) or
   * an author (`posts by …`).
   */
  readonly listed?: string;
};

/** The row of an entry in the index, without the size of its list; undefined without a page. */
export function entryPage(entity: ContentEntity): EntryPage | undefined {
  const { folder, value } = entity;
  const pageType = entryPageType(entity);
  const fields = value as Fields;
  const { path, locale, publishedAt, productList } = fields;
  if (!pageType || path === undefined || locale === undefined) return undefined;
  const id = String(value.id);
  const listed = listedBy(folder, id, pageType);
  const amount = productList?.amount;
  return {
    path,
    pageType,
    locale,
    folder,
    id,
    translationKey: `${folder}:${id}`,
    updatedAt: (value as { updatedAt: string }).updatedAt,
    noIndex: fields.meta?.noIndex ?? false,
    title: fields.title ?? fields.name ?? fields.heading ?? path,
    ...(amount !== undefined && { amount }),
    ...(publishedAt !== undefined && { publishedAt }),
    ...(listed !== undefined && { listed }),
  };
}

type Sizes = ReadonlyMap<string, number>;

const keyOf = (locale: string, list: string) => `${locale} ${list}`;

/** What a page lists in pages: a folder, or the posts of a category or an author. */
function listedBy(folder: ContentFolder, id: string, pageType: string): string | undefined {
  if (folder === 'categories') return `posts in ${id}`;
  if (folder === 'authors') return `posts by ${id}`;
  return Object.hasOwn(LISTED_FOLDERS, pageType) ? LISTED_FOLDERS[pageType] : undefined;
}

function countListed(entities: readonly ContentEntity[]): Sizes {
  const sizes = new Map<string, number>();
  const add = (key: string) => sizes.set(key, (sizes.get(key) ?? 0) + 1);
  for (const { folder, value } of entities) {
    if (!('locale' in value)) continue;
    add(keyOf(value.locale, folder));
    if (folder !== 'posts') continue;
    const { authorId, categoryIds = [] } = value;
    for (const id of new Set(categoryIds)) add(keyOf(value.locale, `posts in ${id}`));
    if (authorId !== undefined) add(keyOf(value.locale, `posts by ${authorId}`));
  }
  return sizes;
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
