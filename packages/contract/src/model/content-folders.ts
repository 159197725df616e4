import type * as z from 'zod';
import { authorSchema } from './author.ts';
import { categorySchema } from './category.ts';
import { componentSchema } from './component.ts';
import { cookieCategorySchema } from './cookie-category.ts';
import { diarySchema } from './diary.ts';
import { featuredArticleSummarySchema } from './featured-article-summary.ts';
import { gameProviderSchema } from './game-provider.ts';
import { menuSchema } from './menu.ts';
import { pageSchema } from './page.ts';
import { paymentProviderSchema } from './payment-provider.ts';
import { postSchema } from './post.ts';
import { productSchema } from './product.ts';
import { searchMenuItemSchema } from './search-menu-item.ts';
import { slotSchema } from './slot.ts';
import type { Website } from './website.ts';
import { cookieProviderSchema } from './website-cookie.ts';

interface ContentFolderRow {
  readonly schema: z.ZodType;
  /** Fields that are unique within a locale, besides the id. */
  readonly unique: readonly string[];
  /** Fields that reference entries of another folder, in the same locale. */
  readonly references: Readonly<Record<string, string>>;
  /** The order of lists: fields compared in turn, a leading `-` for descending; the id decides last. */
  readonly order: readonly string[];
}

/**
 * The folders of `content/`, one entry per JSON file. A folder contains whole entries; the
 * summaries in lists are derived from them.
 */
export const CONTENT_FOLDERS = {
  authors: { schema: authorSchema, unique: ['slug'], references: {}, order: ['name'] },
  categories: {
    schema: categorySchema,
    unique: ['slug'],
    references: { parentId: 'categories' },
    order: ['position'],
  },
  components: { schema: componentSchema, unique: ['slug'], references: {}, order: ['slug'] },
  menus: { schema: menuSchema, unique: ['slug'], references: {}, order: ['slug'] },
  pages: {
    schema: pageSchema,
    unique: ['path'],
    references: { authorId: 'authors', reviewerId: 'authors', relatedPaths: 'pages' },
    order: ['path'],
  },
  diaries: {
    schema: diarySchema,
    unique: ['slug', 'path'],
    references: { authorId: 'authors', categoryIds: 'categories' },
    order: ['-publishedAt'],
  },
  'featured-article-summaries': {
    schema: featuredArticleSummarySchema,
    unique: ['slug'],
    references: { authorId: 'authors', categoryIds: 'categories' },
    order: ['position', '-publishedAt'],
  },
  'game-providers': {
    schema: gameProviderSchema,
    unique: ['slug', 'path'],
    references: {},
    order: ['name'],
  },
  'payment-providers': {
    schema: paymentProviderSchema,
    unique: ['slug', 'path'],
    references: {},
    order: ['name'],
  },
  posts: {
    schema: postSchema,
    unique: ['slug', 'path'],
    references: {
      authorId: 'authors',
      reviewerId: 'authors',
      categoryIds: 'categories',
      relatedPostIds: 'posts',
    },
    order: ['-publishedAt'],
  },
  'search-menu-items': {
    schema: searchMenuItemSchema,
    unique: [],
    references: {},
    order: ['position'],
  },
  slots: {
    schema: slotSchema,
    unique: ['slug', 'path'],
    references: { gameProviderId: 'game-providers' },
    order: ['name'],
  },
  'cookie-categories': {
    schema: cookieCategorySchema,
    unique: ['category'],
    references: {},
    order: ['category'],
  },
  'website-cookies': {
    schema: cookieProviderSchema,
    unique: [],
    references: {},
    order: ['category', 'providerName'],
  },
  products: { schema: productSchema, unique: ['slug'], references: {}, order: ['rank'] },
} as const satisfies Record<string, ContentFolderRow>;

export type ContentFolder = keyof typeof CONTENT_FOLDERS;

export type EntryOf<F extends ContentFolder> = z.output<(typeof CONTENT_FOLDERS)[F]['schema']>;

/** One validated entry of a content folder, with the file it came from, relative to `content/`. */
export type ContentEntity = {
  [F in ContentFolder]: { readonly folder: F; readonly file: string; readonly value: EntryOf<F> };
}[ContentFolder];

/** A website and all its content. */
export interface WebsiteContent {
  readonly website: Website;
  readonly entities: readonly ContentEntity[];
}
