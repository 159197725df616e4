import { absoluteHref, homePath, LinkError, type PageMatch, type RoutedSite } from '@plaza/routing';
import type { ListQuery } from '@plaza/screens';
import { readRoutePage } from '@plaza/screens';
import { type FeedFormat, feedFormats } from '../core/feeds/feed-formats.ts';
import { feedPath, findFeed } from '../core/feeds/feed-path.ts';
import { type FeedItem, type FeedSource, renderFeed } from '../core/feeds/render-feed.ts';
import { siteContent } from '../next/site-content.ts';
import type { App } from '../react/app.ts';
import type { FileMaker } from './site-file.ts';

/** Articles in a feed. */
const size = 50;

/** The maker of a feed's file; undefined for any other file. */
export function feedMaker(site: RoutedSite, file: string): FileMaker | undefined {
  const feed = findFeed(site, file);
  if (!feed) return undefined;
  const { match, format } = feed;
  return async (app) => {
    const source = await readSource(app, match, format);
    const type = `${feedFormats[format].type}; charset=utf-8`;
    return source && { type, body: renderFeed(format, source) };
  };
}

async function readSource(
  app: App,
  { locale, route }: PageMatch,
  format: FeedFormat,
): Promise<FeedSource | undefined> {
  const { site } = app;
  const content = siteContent(app, locale);
  const page = await readRoutePage(content, route);
  if (!page) return undefined;
  const { entries } = await content.list('postSummaries', { ...listOf(route), page: 1, size });
  return {
    title: page.meta.title,
    description: page.meta.description,
    language: locale,
    page: absoluteHref(site, { locale, path: route.path }),
    self: site.url + feedPath(site, route, format),
    publisher: { name: site.displayName, link: site.url + homePath(site, locale) },
    items: entries.flatMap(({ path, ...post }): FeedItem[] => {
      const link = linkTo(site, { locale, path });
      return link ? [{ ...post, link }] : [];
    }),
  };
}

/** A category lists its own posts, any other list all of them. */
const listOf = ({ entry }: PageMatch['route']): ListQuery =>
  entry?.folder === 'categories' ? { category: entry.id } : {};

/** The address of a post; undefined if it has no page. */
function linkTo(site: RoutedSite, target: { locale: string; path: string }): string | undefined {
  try {
    return absoluteHref(site, target);
  } catch (error) {
    if (error instanceof LinkError) return undefined;
    throw error;
  }
}
