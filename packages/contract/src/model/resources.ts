import * as z from 'zod';
import { authorSchema } from './author.ts';
import { categorySchema } from './category.ts';
import { componentSchema } from './component.ts';
import { contentPathSchema, PATHS_LIMIT, removedPathSchema } from './content-path.ts';
import { cookieCategorySchema } from './cookie-category.ts';
import { diarySchema, diarySummarySchema } from './diary.ts';
import { featuredArticleSummarySchema } from './featured-article.ts';
import { gameProviderSchema, gameProviderSummarySchema } from './game-provider.ts';
import { menuSchema } from './menu.ts';
import { pageSchema } from './page.ts';
import { paymentProviderSchema, paymentProviderSummarySchema } from './payment-provider.ts';
import { postSchema, postSummarySchema } from './post.ts';
import { productSchema } from './product.ts';
import { REFERENCE_RESOURCES } from './reference-resources.ts';
import {
  alternativesQuery,
  cookieCategoriesQuery,
  idOrSlugParams,
  idParams,
  localeQuery,
  noParams,
  noQuery,
  pagedQuery,
  pageQuery,
  pathsQuery,
  postSummariesQuery,
  productIdParams,
  productsQuery,
} from './request-parts.ts';
import { list, type ResourceRow } from './resource-row.ts';
import { searchMenuItemSchema } from './search-menu-item.ts';
import { slotSchema, slotSummarySchema } from './slot.ts';
import { cookieProviderSchema } from './website-cookie.ts';

/** §7.1, §7.2: every GET of the leads service. Adding a row is the whole change. */
export const RESOURCES = {
  authors: {
    path: '/content/authors',
    params: noParams,
    query: pagedQuery,
    response: list(authorSchema),
    error: 'Could not fetch authors',
    kind: 'list',
    folder: 'authors',
    paged: true,
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
    query: pagedQuery,
    response: list(diarySummarySchema),
    error: 'Could not fetch diaries',
    kind: 'list',
    folder: 'diaries',
    paged: true,
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
    query: pagedQuery,
    response: list(featuredArticleSummarySchema),
    error: 'Could not fetch featured articles',
    kind: 'list',
    folder: 'featured-article-summaries',
    paged: true,
  },
  gameProviders: {
    path: '/content/game-providers',
    params: noParams,
    query: pagedQuery,
    response: list(gameProviderSummarySchema),
    error: 'Could not fetch game providers',
    kind: 'list',
    folder: 'game-providers',
    paged: true,
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
    query: pagedQuery,
    response: list(paymentProviderSummarySchema),
    error: 'Could not fetch payment providers',
    kind: 'list',
    folder: 'payment-providers',
    paged: true,
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
    paged: true,
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
    query: pagedQuery,
    response: list(slotSummarySchema),
    error: 'Could not fetch slots',
    kind: 'list',
    folder: 'slots',
    paged: true,
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
  ...REFERENCE_RESOURCES,
  paths: {
    path: '/content/paths',
    params: noParams,
    query: pathsQuery,
    response: z.array(z.union([removedPathSchema, contentPathSchema])).max(PATHS_LIMIT),
    error: 'Could not fetch paths',
    kind: 'list',
    folder: undefined,
    paged: true,
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

/** The lists of one locale that a screen reads by name. */
export type ListResource = Exclude<
  {
    [R in ResourceName]: (typeof RESOURCES)[R]['kind'] extends 'list' ? R : never;
  }[ResourceName],
  'cookieCategories' | 'paths' | 'productAlternatives' | 'websiteCookies'
>;

/** The lists that are read in pages. */
export type PagedResource = {
  [R in ResourceName]: (typeof RESOURCES)[R] extends { paged: true } ? R : never;
}[ResourceName];

/** The entries that a screen reads by id. */
export type ItemResource = Exclude<
  {
    [R in ResourceName]: (typeof RESOURCES)[R]['kind'] extends 'item' ? R : never;
  }[ResourceName],
  'page'
>;
