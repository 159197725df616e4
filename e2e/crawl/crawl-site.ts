import { brotliCompressSync } from 'node:zlib';
import { until } from '@plaza/testing';
import { type CrawledPage, readPage } from './read-page.ts';

/** An address that answers with something else than a page. */
export type CrawledFile = {
  readonly path: string;
  readonly status: number;
  /** Where it redirects to; empty if it does not. */
  readonly location: string;
  /** The size of a script on the wire, with brotli; 0 for other files, which have no budget here. */
  readonly bytes: number;
};

export type Crawl = {
  readonly pages: ReadonlyMap<string, CrawledPage>;
  readonly files: ReadonlyMap<string, CrawledFile>;
  /** The first page that leads to an address. */
  readonly origins: ReadonlyMap<string, string>;
  /** Known pages that no page leads to. */
  readonly lost: readonly string[];
};

export type CrawlOptions = {
  /** Where the site answers: `http://127.0.0.1:3001`. */
  readonly site: string;
  /** Its public address, as its pages have it. */
  readonly url: string;
  readonly starts: readonly string[];
  /** Pages of the site that are read even if no other leads to them. */
  readonly known?: readonly string[];
  /** Which addresses are followed; default all. */
  readonly isFollowed?: (path: string) => boolean;
};

/** Few enough that the site keeps answering others. */
const parallel = 4;

/** Reads a site from its front pages on, without a browser, each address once. */
export async function crawlSite(options: CrawlOptions): Promise<Crawl> {
  const { starts, known = [], isFollowed = () => true } = options;
  const pages = new Map<string, CrawledPage>();
  const files = new Map<string, CrawledFile>();
  const origins = new Map<string, string>();
  const queue: string[] = [];
  const add = (path: string, from: string) => {
    // What is asked of an answer is another answer of the same page, and a site limits them.
    if (from.includes('?') && path.includes('?')) return;
    if (origins.has(path) || !isFollowed(path)) return;
    origins.set(path, from);
    queue.push(path);
  };
  const read = async (path: string) => {
    const answer = await readAddress(path, options);
    if (!('links' in answer)) return void files.set(path, answer);
    pages.set(path, answer);
    const { links, alternates, scripts, files: loaded } = answer;
    for (const next of [...links.map((link) => link.path), ...alternates.values()]) add(next, path);
    for (const next of [...scripts, ...loaded]) add(next, path);
  };
  const readAll = async () => {
    while (queue.length > 0) await Promise.all(queue.splice(0, parallel).map(read));
  };
  for (const path of starts) add(path, '');
  await readAll();
  const lost = known.filter((path) => !origins.has(path) && isFollowed(path));
  for (const path of lost) add(path, '');
  await readAll();
  return { pages, files, origins, lost };
}

/**
 * A site that renders pages on their first visit may have too much to do for a moment, and answers
 * one client only so often in a minute.
 */
const fetchUnlessBusy = (address: string) =>
  until(async () => {
    const answer = await fetch(address, { redirect: 'manual' });
    return answer.status !== 503 && answer.status !== 429 && answer;
  }, 60_000);

async function readAddress(
  path: string,
  { site, url }: CrawlOptions,
): Promise<CrawledPage | CrawledFile> {
  const answer = await fetchUnlessBusy(site + path);
  const { status, headers } = answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const location = headers.get('location') ?? '';
  const type = headers.get('content-type') ?? '';
  if (!location && type.startsWith('text/html'))
    return readPage(body.toString(), { path, status, url });
  const bytes = type.includes('javascript') ? brotliCompressSync(body).length : 0;
  return { path, status, location, bytes };
}
