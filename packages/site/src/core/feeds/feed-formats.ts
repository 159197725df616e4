/** The formats of feeds, by the extension of their files. */
export const feedFormats = {
  rss: { extension: 'xml', type: 'application/rss+xml' },
  atom: { extension: 'atom', type: 'application/atom+xml' },
} as const;

export type FeedFormat = keyof typeof feedFormats;

export const feedFormatNames = Object.keys(feedFormats) as FeedFormat[];
