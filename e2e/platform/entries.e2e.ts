import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Author, ContentPath, Post, RemovedPath } from '@plaza/contract';
import { until } from '@plaza/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownEnvironment } from '../environment/fixtures.ts';
import { findSite } from '../environment/site-apps.ts';

const environment = ownEnvironment({ sites: [await findSite('platform')] });

/** The country whose content changes, and one that it must not concern. */
const spain = { locale: 'es-ES', prefix: '/es' };
const sweden = { locale: 'sv-SE', prefix: '/se' };

const get = (path: string) => fetch(environment().site + path);
const text = async (path: string) => (await get(path)).text();
const fileOf = (folder: string, id: string) =>
  join(environment().content, folder, spain.locale, `${id}.json`);
const readEntry = async <E>(folder: string, id: string): Promise<E> =>
  JSON.parse(await readFile(fileOf(folder, id), 'utf8'));
const writeEntry = (folder: string, entry: Post | Author) =>
  writeFile(fileOf(folder, entry.id), JSON.stringify(entry));

/** The index of paths of a country, as the service has it; without pages that answer 403 or 410. */
async function pathsOf({ locale }: typeof spain): Promise<ContentPath[]> {
  const address = `${environment().service}/website/75/api/content/paths?locale=${locale}`;
  const rows: (ContentPath | RemovedPath)[] = await (await fetch(address)).json();
  return rows.flatMap((row) => ('removed' in row || row.pageType === 'Forbidden' ? [] : [row]));
}

/** Every page and feed of Spain; of Sweden its lists and the page in the same words as `edited`. */
async function watchedPaths(): Promise<string[]> {
  const own = await pathsOf(spain);
  const others = (await pathsOf(sweden)).filter(
    ({ listSize, path, id }) => listSize !== undefined || path === '/' || id === edited.id,
  );
  return [
    ...own.map(({ path }) => spain.prefix + path),
    ...own.filter(({ pageType }) => pageType === 'PostList').flatMap(({ path }) => feedsOf(path)),
    ...others.map(({ path }) => sweden.prefix + path),
  ];
}

/** The main list of the default country has its feed at the root. */
const feedsOf = (path: string) => {
  const name = `/files/feeds/${spain.locale}${path.replace(/\/$/, '')}`;
  return [path === '/articulos/' ? '/feed.xml' : `${name}.xml`, `${name}.atom`];
};

/** Those of the paths that are not answered from the page cache; afterwards they are. */
async function renderedAgain(paths: readonly string[]): Promise<string[]> {
  const again: string[] = [];
  for (const path of paths) {
    const response = await get(path);
    await response.arrayBuffer();
    expect(response.status, path).toBe(200);
    if (response.headers.get('x-nextjs-cache') !== 'HIT') again.push(path);
  }
  return again;
}

type Fields = Readonly<Record<string, unknown>>;

/** The public paths of Spain's pages whose entry has what `isShown` looks for. */
async function pagesWhere(isShown: (entry: Fields, folder: string) => boolean): Promise<string[]> {
  const shown: string[] = [];
  for (const { folder, id, path } of await pathsOf(spain))
    if (isShown(await readEntry(folder, id), folder)) shown.push(spain.prefix + path);
  return shown;
}

const names = (list: unknown, name: string) => Array.isArray(list) && list.includes(name);

/**
 * What shows a post: its page, its lists with their feeds, its author, posts that are related to it,
 * and pages with a link to it that has its title.
 */
async function showing({ id, path, authorId, categoryIds = [] }: Post): Promise<string[]> {
  const linked = ({ relatedPaths }: Fields) => names(relatedPaths, path);
  const terms = await readdir(join(environment().content, 'glossary-terms', spain.locale));
  const entries = await Promise.all(
    terms.map((name) => readEntry<Fields>('glossary-terms', name.replace('.json', ''))),
  );
  const inGlossary = entries.some(linked);
  const pages = await pagesWhere(
    (entry, folder) =>
      (folder === 'posts' && (entry.id === id || names(entry.relatedPostIds, id))) ||
      (folder === 'categories' && names(categoryIds, String(entry.id))) ||
      (folder === 'authors' && entry.id === authorId) ||
      entry.pageType === 'PostList' ||
      (inGlossary && entry.pageType === 'Glossary') ||
      linked(entry),
  );
  const lists = (await pathsOf(spain))
    .filter(({ pageType }) => pageType === 'PostList')
    .filter((row) => pages.includes(spain.prefix + row.path));
  return [...pages, ...lists.flatMap((row) => feedsOf(row.path))];
}

/** The date of each page of Spain in the sitemap. */
async function sitemapDates() {
  const file = await text(`/sitemap-${spain.locale}.xml`);
  const rows = file.matchAll(/<loc>([^<]+)<\/loc>[\s\S]*?<lastmod>([^<]+)<\/lastmod>/g);
  return new Map(Array.from(rows, ([, address = '', date]) => [new URL(address).pathname, date]));
}

const sorted = (paths: readonly string[]) => [...new Set(paths)].sort();

let edited: Post;
let watched: string[];

beforeAll(async () => {
  edited = await readEntry<Post>('posts', 'how-apr-works');
  watched = await watchedPaths();
  await until(async () => (await renderedAgain(watched)).length === 0, 60_000);
});

describe('§1 an edit', () => {
  it('to an article renders again that page, what shows it and the feeds, and dates it', async () => {
    const before = await sitemapDates();
    const updatedAt = '2026-11-22T12:00:00Z';
    await writeEntry('posts', { ...edited, updatedAt, title: `${edited.title} (revisado)` });
    await environment().importContent();
    const expected = await showing(edited);
    expect(expected.length).toBeGreaterThan(5);
    expect(sorted(await renderedAgain(watched))).toEqual(sorted(expected));
    for (const path of expected) expect(await text(path), path).toContain('(revisado)');
    expect(await renderedAgain(watched)).toEqual([]);
    const after = await sitemapDates();
    const changed = [...after].filter(([path, date]) => before.get(path) !== date);
    expect(changed).toEqual([[spain.prefix + edited.path, updatedAt]]);
    expect(after.size).toBe(before.size);
  });

  it('to an author renders again the pages that name them, and the list of authors', async () => {
    const author = await readEntry<Author>('authors', String(edited.authorId));
    await writeEntry('authors', { ...author, name: 'Otro Nombre' });
    await environment().importContent();
    const expected = await pagesWhere(
      (entry, folder) =>
        [entry.authorId, entry.reviewerId].includes(author.id) ||
        (folder === 'authors' && entry.id === author.id) ||
        entry.pageType === 'AuthorList',
    );
    expect(sorted(await renderedAgain(watched))).toEqual(sorted(expected));
    for (const path of expected) expect(await text(path), path).toContain('Otro Nombre');
  });
});

describe('§1 a new article', () => {
  const id = 'a-new-article';
  const path = '/articulos/un-articulo-nuevo/';
  const title = 'Un artículo nuevo';
  const publishedAt = '2026-11-22T12:00:00Z';

  it('is on the site when its import ends: its page, lists, feeds, author, and the sitemap', async () => {
    expect((await get(spain.prefix + path)).status).toBe(404);
    const post = { ...edited, id, slug: 'un-articulo-nuevo', path, title, publishedAt };
    await writeEntry('posts', { ...post, relatedPostIds: [] });
    await environment().importContent();
    const shown = await showing(post);
    expect(shown).toContain(spain.prefix + path);
    for (const each of shown) expect(await text(each), each).toContain(title);
    expect((await sitemapDates()).get(spain.prefix + path)).toBe(edited.updatedAt);
  });

  it('is gone with its file', async () => {
    await rm(fileOf('posts', id));
    await environment().importContent();
    expect((await get(spain.prefix + path)).status).toBe(410);
    for (const each of await showing(edited)) expect(await text(each), each).not.toContain(title);
    expect((await sitemapDates()).has(spain.prefix + path)).toBe(false);
  });
});
