import type { App } from '../react/app.ts';

/** A file to be served. */
export type SiteFile = {
  readonly type: string;
  readonly body: string | Uint8Array;
  /** `Cache-Control` for browsers; default as for a page. */
  readonly cacheControl?: string;
};

/** Creates a file of a site; undefined if what it shows is gone. */
export type FileMaker = (app: App) => Promise<SiteFile | undefined> | SiteFile;

export const mediaTypes = {
  ico: 'image/x-icon',
  json: 'application/json; charset=utf-8',
  manifest: 'application/manifest+json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
} as const;
