import type { PageType } from '@plaza/routing';

/** The screens of this package; each has a folder. */
export const screenNames = [
  'accessibility',
  'contact',
  'document',
  'landing',
  'product-list',
] as const;

export type ScreenName = (typeof screenNames)[number];

/** The default screen of each page type (§2.1). */
export const screenOfPageType: Readonly<Partial<Record<PageType, ScreenName>>> = {
  Basic: 'document',
  Contact: 'contact',
  CookiePolicy: 'document',
  PrivacyPolicy: 'document',
  ProductList: 'landing',
  ProductListStatic: 'product-list',
};
