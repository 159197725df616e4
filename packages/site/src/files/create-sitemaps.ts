import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Product } from '@plaza/contract';
import { contentPaths, findPage, type PagePlace } from '@plaza/routing';
import { isEmptyListAt } from '../core/empty-lists.ts';
import { createPromiseCache } from '../core/promise-cache.ts';
import {
  type SitemapOptions,
  sitemapIndex,
  sitemapPartsOf,
  sitemapPieces,
} from '../core/site-files/sitemap.ts';
import { sitemapIndexFile, sitemapLocale } from '../model/site-files.ts';
import { contentClient } from '../next/content-client.ts';
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
 * when they are asked for, and again when the index has changed, or the kinds of products that a
 * locale has: a list without products is not in it.
 */
export function createSitemaps(app: App) {
  const files = createPromiseCache<Sitemap | undefined>(mostKept);
  const read = createPromiseCache<LocaleProducts>(1);
  return async (request: Request, { params }: Context): Promise<Response> => {
    await loadPaths(app);
    const { name } = await params;
    const { version } = contentPaths(app.site);
    const slot = Math.floor(Date.now() / PRODUCTS_KEPT);
    const products = await read(`${version} ${slot}`, () => readProducts(app));
    const kinds = [...products].map(([locale, own]) => [locale, ...kindsOf(own)]);
    const key = JSON.stringify([version, kinds, name]);
    const file = await files(key, () => makeFile(app, name, products));
    return file ? answer(request, file) : new Response(null, { status: 404 });
  };
}

async function makeFile(
  app: App,
  name: string,
  products: LocaleProducts,
): Promise<Sitemap | undefined> {
  const options = await readOptions(app, products);
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
async function readOptions(app: App, products: LocaleProducts): Promise<SitemapOptions> {
  const hidden = new Set<string>();
  for (const route of app.site.routes) {
    const match = route.middleware.length > 0 ? findPage(app.site, route) : undefined;
    if (match && !(await isShown(app, match))) hidden.add(keyOf(route));
  }
  const isEmpty = (place: PagePlace) => {
    const own = products.get(place.locale);
    return own !== undefined && isEmptyListAt(app.site, place, own);
  };
  return { isHidden: (place) => hidden.has(keyOf(place)) || isEmpty(place) };
}

/** The products of each locale whose products can be read. */
type LocaleProducts = ReadonlyMap<string, readonly Product[]>;

/** So long products are not read again, in milliseconds. */
const PRODUCTS_KEPT = 300_000;

async function readProducts(app: App): Promise<LocaleProducts> {
  const client = contentClient(app);
  const read = await Promise.all(
    app.site.markets.map(async ({ locale }) => {
      const answer = await client.readList('products', { locale }).catch(() => undefined);
      return answer ? [[locale, answer.value] as const] : [];
    }),
  );
  return new Map(read.flat());
}

const kindsOf = (products: readonly Product[]) =>
  [...new Set(products.flatMap(({ active, kind }) => (active ? [kind] : [])))].toSorted();

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
