import * as z from 'zod';
import { authorSchema } from './author.ts';
import { categorySchema } from './category.ts';
import { componentSchema } from './component.ts';
import type { ContentFolder } from './content-folders.ts';
import { cookieCategorySchema } from './cookie-category.ts';
import { diarySchema, diarySummarySchema } from './diary.ts';
import { featuredArticleSummarySchema } from './featured-article-summary.ts';
import { gameProviderSchema, gameProviderSummarySchema } from './game-provider.ts';
import { LIST_LIMIT } from './list-limit.ts';
import { menuSchema } from './menu.ts';
import { pageSchema } from './page.ts';
import { paymentProviderSchema, paymentProviderSummarySchema } from './payment-provider.ts';
import { postSchema, postSummarySchema } from './post.ts';
import { productSchema } from './product.ts';
import {
  alternativesQuery,
  cookieCategoriesQuery,
  idOrSlugParams,
  idParams,
  localeQuery,
  noParams,
  noQuery,
  pageQuery,
  postSummariesQuery,
  productIdParams,
  productsQuery,
} from './request-parts.ts';
import { searchMenuItemSchema } from './search-menu-item.ts';
import { slotSchema, slotSummarySchema } from './slot.ts';
import { cookieProviderSchema } from './website-cookie.ts';

export interface ResourceRow {
  /** Relative to the API base; `{id}` is the one path parameter. */
  readonly path: string;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly response: z.ZodType;
  /** Message of `ContentError` if it cannot be fetched (§8). */
  readonly error: string;
  /** A list may be empty; an item may not exist. */
  readonly kind: 'list' | 'item';
  /** Folder of its entries in `content/`. */
  readonly folder: ContentFolder;
}

const list = <S extends z.ZodType>(entry: S) => z.array(entry).max(LIST_LIMIT);

/** §7.1, §7.2: every GET of the leads service. Adding a row is the whole change. */
export const RESOURCES = {
  authors: {
    path: '/content/authors',
    params: noParams,
    query: localeQuery,
    response: list(authorSchema),
    error: 'Could not fetch authors',
    kind: 'list',
    folder: 'authors',
  },
  categories: {
    path: '/content/categories',
    params: noParams,
    query: localeQuery,
    response: list(categorySchema),
    error: 'Could not fetch categories',
    kind: 'list',
    folder: 'categories',
  },
  components: {
    path: '/content/components',
    params: noParams,
    query: localeQuery,
    response: list(componentSchema),
    error: 'Could not fetch components',
    kind: 'list',
    folder: 'components',
  },
  menus: {
    path: '/content/menus',
    params: noParams,
    query: localeQuery,
    response: list(menuSchema),
    error: 'Could not fetch menus',
    kind: 'list',
    folder: 'menus',
  },
  page: {
    path: '/content/pages',
    params: noParams,
    query: pageQuery,
    response: pageSchema,
    error: 'Could not fetch page',
    kind: 'item',
    folder: 'pages',
  },
  diaries: {
    path: '/content/diaries',
    params: noParams,
    query: localeQuery,
    response: list(diarySummarySchema),
    error: 'Could not fetch diaries',
    kind: 'list',
    folder: 'diaries',
  },
  diary: {
    path: '/content/diaries/{id}',
    params: idParams,
    query: localeQuery,
    response: diarySchema,
    error: 'Could not fetch diaries',
    kind: 'item',
    folder: 'diaries',
  },
  featuredArticleSummaries: {
    path: '/content/featured-article-summaries',
    params: noParams,
    query: localeQuery,
    response: list(featuredArticleSummarySchema),
    error: 'Could not fetch featured articles',
    kind: 'list',
    folder: 'featured-article-summaries',
  },
  gameProviders: {
    path: '/content/game-providers',
    params: noParams,
    query: localeQuery,
    response: list(gameProviderSummarySchema),
    error: 'Could not fetch game providers',
    kind: 'list',
    folder: 'game-providers',
  },
  gameProvider: {
    path: '/content/game-providers/{id}',
    params: idParams,
    query: localeQuery,
    response: gameProviderSchema,
    error: 'Could not fetch game provider',
    kind: 'item',
    folder: 'game-providers',
  },
  paymentProviders: {
    path: '/content/payment-providers',
    params: noParams,
    query: localeQuery,
    response: list(paymentProviderSummarySchema),
    error: 'Could not fetch payment providers',
    kind: 'list',
    folder: 'payment-providers',
  },
  paymentProvider: {
    path: '/content/payment-providers/{id}',
    params: idParams,
    query: localeQuery,
    response: paymentProviderSchema,
    error: 'Could not fetch payment provider',
    kind: 'item',
    folder: 'payment-providers',
  },
  post: {
    path: '/content/posts/{id}',
    params: idParams,
    query: localeQuery,
    response: postSchema,
    // §8 gives a single post the message of the components.
    error: 'Could not fetch components',
    kind: 'item',
    folder: 'posts',
  },
  postSummaries: {
    path: '/content/post-summaries',
    params: noParams,
    query: postSummariesQuery,
    response: list(postSummarySchema),
    error: 'Could not fetch post summaries',
    kind: 'list',
    folder: 'posts',
  },
  searchMenuItems: {
    path: '/content/search-menu-items',
    params: noParams,
    query: localeQuery,
    response: list(searchMenuItemSchema),
    error: 'Could not fetch search menu items',
    kind: 'list',
    folder: 'search-menu-items',
  },
  slots: {
    path: '/content/slots',
    params: noParams,
    query: localeQuery,
    response: list(slotSummarySchema),
    error: 'Could not fetch slots',
    kind: 'list',
    folder: 'slots',
  },
  slot: {
    path: '/content/slots/{id}',
    params: idParams,
    query: localeQuery,
    response: slotSchema,
    error: 'Could not fetch slot',
    kind: 'item',
    folder: 'slots',
  },
  cookieCategories: {
    path: '/content/cookie-categories',
    params: noParams,
    query: cookieCategoriesQuery,
    response: list(cookieCategorySchema),
    error: 'Could not fetch cookie categories',
    kind: 'list',
    folder: 'cookie-categories',
  },
  websiteCookies: {
    path: '/content/website-cookies',
    params: noParams,
    query: noQuery,
    response: list(cookieProviderSchema),
    error: 'Could not fetch website cookies',
    kind: 'list',
    folder: 'website-cookies',
  },
  products: {
    path: '/data/products',
    params: noParams,
    query: productsQuery,
    response: list(productSchema),
    error: 'Could not fetch products',
    kind: 'list',
    folder: 'products',
  },
  product: {
    path: '/data/products/{id}',
    params: idOrSlugParams,
    query: productsQuery,
    response: productSchema,
    error: 'Could not fetch product',
    kind: 'item',
    folder: 'products',
  },
  productAlternatives: {
    path: '/data/products/{id}/alternatives',
    params: productIdParams,
    query: alternativesQuery,
    response: list(productSchema),
    error: 'Could not fetch product alternatives',
    kind: 'list',
    folder: 'products',
  },
} as const satisfies Record<string, ResourceRow>;

export type ResourceName = keyof typeof RESOURCES;

/** Parsed response body of a resource. */
export type ResourceResponse<R extends ResourceName> = z.output<(typeof RESOURCES)[R]['response']>;
