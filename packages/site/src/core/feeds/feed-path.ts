import { type PageMatch, pathOf, type RoutedSite, sitePages } from '@plaza/routing';
import { filesFolder } from '../../model/site-files.ts';
import { matchParams } from '../match-params.ts';
import { type FeedFormat, feedFormatNames, feedFormats } from './feed-formats.ts';

/** The feed of the default country's main list, at the root of the site. */
const rootFeed = 'feed.xml';

/** A list of posts in a locale: all of them, or those of a category. */
export type ListPlace = { readonly locale: string; readonly path: string };

/** The list of all posts of a locale; undefined if it has none. */
export function mainList(site: RoutedSite, locale: string): ListPlace | undefined {
  const path = pathOf(site, 'PostList', locale);
  return path === undefined ? undefined : { locale, path };
}

/** File of a list's feed below the route of site files: `feeds/es-ES/articulos.xml`. */
export function feedFile(
  site: RoutedSite,
  { locale, path }: ListPlace,
  format: FeedFormat,
): string {
  const isRoot = locale === site.defaultMarket?.locale && path === mainList(site, locale)?.path;
  if (isRoot && format === 'rss') return rootFeed;
  return `feeds/${locale}${path.replace(/\/$/, '')}.${feedFormats[format].extension}`;
}

/** Public path of a list's feed. */
export function feedPath(site: RoutedSite, place: ListPlace, format: FeedFormat): string {
  const file = feedFile(site, place, format);
  return file === rootFeed ? `/${file}` : `${filesFolder}/${file}`;
}

/** The files of the feeds of all lists, in every format. */
export function feedFiles(site: RoutedSite): string[] {
  const lists = [...sitePages(site)].filter(({ route }) => route.pageType === 'PostList');
  return lists.flatMap(({ route }) =>
    feedFormatNames.map((format) => feedFile(site, route, format)),
  );
}

/** The list and the format of a feed's file; undefined if it is none. */
export function findFeed(
  site: RoutedSite,
  file: string,
): { readonly match: PageMatch; readonly format: FeedFormat } | undefined {
  const main = file === rootFeed && site.defaultMarket && mainList(site, site.defaultMarket.locale);
  const place = main ? { ...main, format: 'rss' as const } : placeOf(file);
  if (!place) return undefined;
  const { locale, path, format } = place;
  const match = matchParams(site, { locale, path: path.split('/').filter(Boolean) });
  if (match?.route.pageType !== 'PostList' || match.page !== 1) return undefined;
  return feedFile(site, match.route, format) === file ? { match, format } : undefined;
}

function placeOf(file: string): (ListPlace & { format: FeedFormat }) | undefined {
  const [, locale, path, extension] = /^feeds\/([^/]+)((?:\/[^/]+)*)\.(\w+)$/.exec(file) ?? [];
  const format = feedFormatNames.find((name) => feedFormats[name].extension === extension);
  return locale && format ? { locale, path: `${path}/`, format } : undefined;
}
