import type { ContentFolder, Page } from '@plaza/contract';
import {
  homePath,
  href,
  type PageMatch,
  type PageType,
  pageRow,
  pathOf,
  type RoutedSite,
} from '@plaza/routing';

/** The page that lists the entries of a folder. */
const listOf: Readonly<Partial<Record<ContentFolder, PageType>>> = {
  authors: 'AuthorList',
  categories: 'PostList',
  diaries: 'DiaryList',
  'featured-article-summaries': 'FeaturedArticleList',
  'game-providers': 'GameProviderList',
  'payment-providers': 'PaymentProviderList',
  posts: 'PostList',
  providers: 'ProviderList',
  slots: 'GameSlotList',
};

/** A page on the way from the home page. */
export type TrailStep = {
  readonly name: string;
  /** Public path. */
  readonly href: string;
};

/** The way from the home page of the locale to a page: for an entry, by the page that lists it. */
export function pageTrail(site: RoutedSite, match: PageMatch, page: Page): readonly TrailStep[] {
  const { locale, route } = match;
  return [
    { name: site.displayName, href: homePath(site, locale) },
    ...listStep(site, match),
    { name: page.heading, href: href(site, { locale, path: route.path, page: match.page }) },
  ];
}

function listStep(site: RoutedSite, { locale, route }: PageMatch): TrailStep[] {
  const listType = route.entry && listOf[route.entry.folder];
  const path = listType && pathOf(site, listType, locale);
  if (path === undefined || path === route.path) return [];
  const row = pageRow(site, { locale, path });
  return row ? [{ name: row.title, href: href(site, { locale, path }) }] : [];
}
