import type { PostSummary } from '@plaza/contract';
import { absoluteHref, findPage, homePath, type PageType, type RoutedSite } from '@plaza/routing';
import { filesFolder } from '../../model/site-files.ts';
import { textElement, type XmlElement, xmlDocument } from './xml.ts';

const maxItems = 50;

/** Page types of a site that publishes posts (§2.3). */
const postPageTypes: readonly PageType[] = ['Post', 'PostList'];

/** Path of a locale's feed; undefined if the route table has no posts. */
export function feedPath(site: RoutedSite, locale: string): string | undefined {
  const publishes = site.routes.some(
    (route) => route.locale === locale && postPageTypes.includes(route.pageType),
  );
  if (!publishes) return undefined;
  return locale === site.defaultMarket?.locale ? '/feed.xml' : `${filesFolder}/feeds/${locale}.xml`;
}

export type FeedInput = {
  readonly site: RoutedSite;
  readonly locale: string;
  /** Public path of the feed itself. */
  readonly path: string;
  readonly description: string;
  readonly posts: readonly PostSummary[];
};

/** Renders the posts of a locale that have a page, newest first, as RSS 2.0. */
export function feed({ site, locale, path, description, posts }: FeedInput): string {
  const items = posts
    .filter(({ path: ofPost }) => findPage(site, { locale, path: ofPost }))
    .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
    .slice(0, maxItems);
  const self = { href: site.url + path, rel: 'self', type: 'application/rss+xml' };
  const channel: XmlElement[] = [
    textElement('title', site.displayName),
    textElement('link', site.url + homePath(site, locale)),
    textElement('description', description),
    textElement('language', locale),
    { name: 'atom:link', attributes: self },
    ...items.map((post) => itemElement(site, locale, post)),
  ];
  return xmlDocument({
    name: 'rss',
    attributes: { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' },
    children: [{ name: 'channel', children: channel }],
  });
}

function itemElement(site: RoutedSite, locale: string, post: PostSummary): XmlElement {
  const link = absoluteHref(site, { locale, path: post.path });
  return {
    name: 'item',
    children: [
      textElement('title', post.title),
      textElement('link', link),
      textElement('guid', link),
      textElement('pubDate', new Date(post.publishedAt).toUTCString()),
      textElement('description', post.summary),
    ],
  };
}
