import { Feed } from 'feed';
import type { FeedFormat } from './feed-formats.ts';

/** An article of a feed. */
export type FeedItem = {
  readonly title: string;
  readonly summary: string;
  /** Absolute address of its page. */
  readonly link: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
};

/** What a feed says, whatever its format. Addresses are absolute. */
export type FeedSource = {
  readonly title: string;
  readonly description: string;
  /** Language tag of its texts. */
  readonly language: string;
  /** The page that lists the same articles. */
  readonly page: string;
  /** The feed itself. */
  readonly self: string;
  readonly publisher: { readonly name: string; readonly link: string };
  /** The newest first. */
  readonly items: readonly FeedItem[];
};

/** Renders a feed in a format. The same source gives the same bytes. */
export function renderFeed(format: FeedFormat, source: FeedSource): string {
  const { title, description, language, page, self, publisher, items } = source;
  const feed = new Feed({
    id: page,
    title: writable(title),
    description: writable(description),
    language,
    link: page,
    feed: self,
    author: { name: writable(publisher.name), link: publisher.link },
    updated: newest(items),
    generator: false,
  });
  for (const item of items)
    feed.addItem({
      // Readers take both as HTML.
      title: toHtml(writable(item.title)),
      description: toHtml(writable(item.summary)),
      link: item.link,
      date: new Date(item.updatedAt),
      published: new Date(item.publishedAt),
    });
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

/** When an article of the feed last changed; a feed without articles never has. */
const newest = (items: readonly FeedItem[]) =>
  new Date(Math.max(0, ...items.map(({ updatedAt }) => Date.parse(updatedAt))));

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const toHtml = (text: string) =>
  text.replaceAll(/[&<>]/g, (character) => entities[character] ?? '');

/** A text without the characters that XML cannot represent. */
const writable = (text: string) =>
  text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
