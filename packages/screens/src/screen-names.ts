import type { PageType } from '@plaza/routing';

/** The screens of this package, a folder each. */
export const screenNames = [
  'accessibility',
  'contact',
  'document',
  'landing',
  'product-list',
] as const;

export type ScreenName = (typeof screenNames)[number];

/** Which screen shows a page type, unless a route row names another (§2.1). */
export const screenOfPageType: Readonly<Partial<Record<PageType, ScreenName>>> = {
  Basic: 'document',
  Contact: 'contact',
  CookiePolicy: 'document',
  PrivacyPolicy: 'document',
  ProductList: 'landing',
  ProductListStatic: 'product-list',
};
