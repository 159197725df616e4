import type { PageType } from '@plaza/routing';

/** The screens of this package; each has a folder. */
export const screenNames = [
  'accessibility',
  'author',
  'author-list',
  'contact',
  'diary',
  'diary-list',
  'document',
  'faq',
  'featured-article',
  'featured-article-list',
  'glossary',
  'landing',
  'post',
  'post-list',
  'product-list',
  'review',
] as const;

export type ScreenName = (typeof screenNames)[number];

/** The default screen of each page type (§2.1). */
export const screenOfPageType: Readonly<Partial<Record<PageType, ScreenName>>> = {
  Author: 'author',
  AuthorList: 'author-list',
  Basic: 'document',
  Contact: 'contact',
  CookiePolicy: 'document',
  Diary: 'diary',
  DiaryList: 'diary-list',
  FAQ: 'faq',
  FeaturedArticle: 'featured-article',
  FeaturedArticleList: 'featured-article-list',
  Glossary: 'glossary',
  Post: 'post',
  PostList: 'post-list',
  PrivacyPolicy: 'document',
  ProductList: 'landing',
  ProductListStatic: 'product-list',
  Review: 'review',
};
