import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { contentPaths, findPage, type PagePlace } from '@plaza/routing';
import { createPromiseCache } from '../core/promise-cache.ts';
import {
  type SitemapOptions,
  sitemapIndex,
  sitemapPartsOf,
  sitemapPieces,
} from '../core/site-files/sitemap.ts';
import { sitemapIndexFile, sitemapLocale } from '../model/site-files.ts';
import { loadPaths } from '../next/site-paths.ts';
import type { App } from '../react/app.ts';
import { isShown } from '../react/is-shown.ts';
import { mediaTypes } from './site-file.ts';

type Context = { readonly params: Promise<{ readonly name: string }> };

/** A file of the sitemap, compressed: a tenth of its size. */
type Sitemap = { readonly etag: string; readonly zipped: Uint8Array<ArrayBuffer> };

/** Files that are kept. A site with more locales makes the least requested ones again. */
const mostKept = 50;

/**
 * The route of `app/files/sitemaps/[name]`: `sitemap.xml` and its files, made from the index of paths
 * alone when they are asked for, and again when the index has changed.
 */
export function createSitemaps(app: App) {
  const files = createPromiseCache<Sitemap | undefined>(mostKept);
  return async (request: Request, { params }: Context): Promise<Response> => {
    await loadPaths(app);
    const { name } = await params;
    const { version } = contentPaths(app.site);
    const file = await files(`${version} ${name}`, () => makeFile(app, name));
    return file ? answer(request, file) : new Response(null, { status: 404 });
  };
}

async function makeFile(app: App, name: string): Promise<Sitemap | undefined> {
  const options = await readOptions(app);
  const xml = await writeFile(app, name, options);
  if (xml === undefined) return undefined;
  const zipped = new Uint8Array(await promisify(gzip)(xml));
  const hash = createHash('sha256').update(zipped).digest('base64url').slice(0, 16);
  return { etag: `"${hash}"`, zipped };
}

async function writeFile(
  { site }: App,
  name: string,
  options: SitemapOptions,
): Promise<string | undefined> {
  if (name === sitemapIndexFile) return sitemapIndex(site, options);
  const locale = sitemapLocale(name) ?? '';
  const part = sitemapPartsOf(site, locale, options).find(({ file }) => file === name);
  if (!part) return undefined;
  const pieces: string[] = [];
  for (const piece of sitemapPieces(site, part, options)) {
    pieces.push(piece);
    if (pieces.length % piecesAtOnce === 0) await nextTurn();
  }
  return pieces.join('');
}

/** Pages that are written before other requests have a turn: some milliseconds. */
const piecesAtOnce = 500;

/** Rows with middleware may hide their pages; content has none. */
async function readOptions(app: App): Promise<SitemapOptions> {
  const hidden = new Set<string>();
  for (const route of app.site.routes) {
    const match = route.middleware.length > 0 ? findPage(app.site, route) : undefined;
    if (match && !(await isShown(app, match))) hidden.add(keyOf(route));
  }
  return { isHidden: (place) => hidden.has(keyOf(place)) };
}

const keyOf = ({ locale, path }: PagePlace) => `${locale} ${path}`;

async function answer({ headers }: Request, { etag, zipped }: Sitemap): Promise<Response> {
  const shared = {
    'content-type': mediaTypes.xml,
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
  };
  if (headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers: shared });
  // Next compresses the answer itself, and drops the coding of one that says it is compressed.
  return new Response(new Uint8Array(await promisify(gunzip)(zipped)), { headers: shared });
}
