import type { App } from '../react/app.ts';

/** A file as it is answered. */
export type SiteFile = {
  readonly type: string;
  readonly body: string | Uint8Array;
  /** How long browsers keep it; unless said otherwise, caches keep it as long as a page. */
  readonly cacheControl?: string;
};

/** Makes a file of a site; its name is in the table that holds it. */
export type FileMaker = (app: App) => Promise<SiteFile> | SiteFile;

export const mediaTypes = {
  ico: 'image/x-icon',
  manifest: 'application/manifest+json; charset=utf-8',
  png: 'image/png',
  rss: 'application/rss+xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
} as const;
