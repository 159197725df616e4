import type * as z from 'zod';
import { authorSchema } from './author.ts';
import { categorySchema } from './category.ts';
import { componentSchema } from './component.ts';
import { cookieCategorySchema } from './cookie-category.ts';
import { diarySchema } from './diary.ts';
import { featuredArticleSchema } from './featured-article.ts';
import { gameProviderSchema } from './game-provider.ts';
import { glossaryTermSchema } from './glossary-term.ts';
import { jobSchema, scholarshipSchema } from './jobs-and-scholarships.ts';
import { menuSchema } from './menu.ts';
import { pageSchema } from './page.ts';
import { paymentProviderSchema } from './payment-provider.ts';
import { postSchema } from './post.ts';
import { pressReleaseSchema } from './press-release.ts';
import { productSchema } from './product.ts';
import { providerSchema } from './provider.ts';
import { questionGroupSchema } from './question-group.ts';
import { reviewSchema } from './review.ts';
import { searchMenuItemSchema } from './search-menu-item.ts';
import { slotSchema } from './slot.ts';
import { toolSchema } from './tool.ts';
import type { Website } from './website.ts';
import { cookieProviderSchema } from './website-cookie.ts';

interface ContentFolderRow {
  readonly schema: z.ZodType;
  /** Fields that are unique within a locale, besides the id and the path of a page. */
  readonly unique: readonly string[];
  /**
   * Fields that reference entries of another folder in the same locale by id, or any page of the
   * locale by its path (`paths`).
   */
  readonly references: Readonly<Record<string, string>>;
  /** The order of lists: fields compared in turn, a leading `-` for descending; the id decides last. */
  readonly order: readonly string[];
  /** The type of an entry's own page; `pages` name theirs. Without it entries have no page. */
  readonly pageType?: string;
}

/**
 * The folders of `content/`, one entry per JSON file. A folder contains whole entries; the
 * summaries in lists are derived from them.
 */
export const CONTENT_FOLDERS = {
  authors: {
    schema: authorSchema,
    unique: ['slug'],
    references: {},
    order: ['name'],
    pageType: 'Author',
  },
  categories: {
    schema: categorySchema,
    unique: ['slug'],
    references: { parentId: 'categories' },
    order: ['position'],
    pageType: 'PostList',
  },
  components: { schema: componentSchema, unique: ['slug'], references: {}, order: ['slug'] },
  menus: { schema: menuSchema, unique: ['slug'], references: {}, order: ['slug'] },
  pages: {
    schema: pageSchema,
    unique: [],
    references: { authorId: 'authors', reviewerId: 'authors', relatedPaths: 'paths' },
    order: ['path'],
  },
  diaries: {
    schema: diarySchema,
    unique: ['slug'],
    references: { authorId: 'authors', categoryIds: 'categories' },
    order: ['-publishedAt'],
    pageType: 'Diary',
  },
  'featured-article-summaries': {
    schema: featuredArticleSchema,
    unique: ['slug'],
    references: { authorId: 'authors', categoryIds: 'categories' },
    order: ['position', '-publishedAt'],
    pageType: 'FeaturedArticle',
  },
  'game-providers': {
    schema: gameProviderSchema,
    unique: ['slug'],
    references: {},
    order: ['name'],
    pageType: 'GameProvider',
  },
  'glossary-terms': {
    schema: glossaryTermSchema,
    unique: ['slug'],
    references: { relatedTermIds: 'glossary-terms', relatedPaths: 'paths' },
    order: ['term'],
  },
  jobs: {
    schema: jobSchema,
    unique: ['slug'],
    references: {},
    order: ['-publishedAt'],
    pageType: 'Job',
  },
  'payment-providers': {
    schema: paymentProviderSchema,
    unique: ['slug'],
    references: {},
    order: ['name'],
    pageType: 'PaymentProvider',
  },
  posts: {
    schema: postSchema,
    unique: ['slug'],
    references: {
      authorId: 'authors',
      reviewerId: 'authors',
      categoryIds: 'categories',
      relatedPostIds: 'posts',
    },
    order: ['-publishedAt'],
    pageType: 'Post',
  },
  'press-releases': {
    schema: pressReleaseSchema,
    unique: ['slug'],
    references: {},
    order: ['-publishedAt'],
  },
  providers: {
    schema: providerSchema,
    unique: ['slug'],
    references: {},
    order: ['name'],
    pageType: 'Provider',
  },
  'question-groups': {
    schema: questionGroupSchema,
    unique: ['slug'],
    references: {},
    order: ['position'],
  },
  reviews: {
    schema: reviewSchema,
    unique: ['slug'],
    references: {
      authorId: 'authors',
      reviewerId: 'authors',
      productId: 'products',
      providerId: 'providers',
    },
    order: ['-publishedAt'],
    pageType: 'Review',
  },
  scholarships: {
    schema: scholarshipSchema,
    unique: ['slug'],
    references: {},
    order: ['deadline'],
    pageType: 'Scholarship',
  },
  'search-menu-items': {
    schema: searchMenuItemSchema,
    unique: [],
    references: {},
    order: ['position'],
  },
  slots: {
    schema: slotSchema,
    unique: ['slug'],
    references: { gameProviderId: 'game-providers' },
    order: ['name'],
    pageType: 'GameSlot',
  },
  tools: { schema: toolSchema, unique: ['slug'], references: {}, order: ['position'] },
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
  products: {
    schema: productSchema,
    unique: ['slug'],
    references: { providerId: 'providers' },
    order: ['rank'],
  },
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
