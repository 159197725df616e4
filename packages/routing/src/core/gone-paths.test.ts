import { describe, expect, test } from 'vitest';
import type { PathRow, RemovedPathRow } from '../model/path-row.ts';
import type { RoutedSite } from '../model/route.ts';
import { defineRoutes } from './define-routes.ts';
import { defineSite } from './define-site.ts';
import { resolveRequest } from './resolve-request.ts';
import { contentRow, multiConfig, multiRows } from './sites.test.support.ts';
import { replaceIndex, updateIndex } from './update-index.ts';

const swedish = { locale: 'sv-SE' } as const;

function siteWith(rows: readonly PathRow[]): RoutedSite {
  const site = defineRoutes(defineSite(multiConfig), multiRows);
  updateIndex(site, rows);
  return site;
}

describe('design §7 content that left its path', () => {
  const gone = (path: string, movedTo?: string): RemovedPathRow => ({
    ...{ locale: 'sv-SE', path, removed: true },
    ...(movedTo !== undefined && { movedTo }),
  });
  const guide = contentRow('/guide/', { ...swedish, id: 'guia' });
  const status = (site: RoutedSite, path: string) => {
    const found = resolveRequest(site, null, path);
    if (found.kind === 'redirect') return `${found.status} ${found.location}`;
    return found.kind === 'notFound' && found.isGone ? 'gone' : found.kind;
  };

  test('moved content is one 301 away, with the query; removed content is gone', () => {
    const site = siteWith([guide]);
    updateIndex(site, [gone('/old/', '/guide/'), gone('/older/', '/guide/'), gone('/away/')]);
    expect(status(site, '/se/old/?a=1')).toBe('301 /se/guide/?a=1');
    expect(status(site, '/se/older/')).toBe('301 /se/guide/');
    expect(status(site, '/se/away/')).toBe('gone');
    expect(status(site, '/se/never/')).toBe('notFound');
    expect(status(site, '/away/')).toBe('notFound');
  });

  test('a path that is taken again is a page, and one whose target is gone is gone', () => {
    const site = siteWith([guide]);
    updateIndex(site, [gone('/old/', '/guide/')]);
    updateIndex(site, [contentRow('/old/', { ...swedish, id: 'other' })]);
    expect(status(site, '/se/old/')).toBe('page');
    updateIndex(site, [gone('/old/', '/guide/'), gone('/guide/')]);
    expect(status(site, '/se/old/')).toBe('gone');
    expect(status(site, '/se/guide/')).toBe('gone');
  });

  test('a row of the table whose content was removed is gone, until it has content again', () => {
    const site = siteWith([]);
    const [row] = multiRows.filter(({ locale }) => locale === 'sv-SE');
    const path = row?.path ?? '';
    expect(status(site, `/se${path}`)).toBe('page');
    updateIndex(site, [gone(path)]);
    expect(status(site, `/se${path}`)).toBe('gone');
    updateIndex(site, [contentRow(path, { ...swedish, folder: 'pages', id: 'again' })]);
    expect(status(site, `/se${path}`)).toBe('page');
  });

  test('two paths that name each other do not lead in a circle', () => {
    const site = siteWith([]);
    updateIndex(site, [gone('/a/', '/b/'), gone('/b/', '/a/')]);
    expect([status(site, '/se/a/'), status(site, '/se/b/')]).toEqual(['gone', 'gone']);
  });

  test('a whole index forgets what it does not name, and hidden pages are not gone', () => {
    const site = siteWith([guide]);
    updateIndex(site, [gone('/away/')]);
    replaceIndex(site, [gone('/left/')]);
    expect(status(site, '/se/away/')).toBe('notFound');
    expect(status(site, '/se/left/')).toBe('gone');
    expect(status(site, '/se/guide/')).toBe('notFound');
  });
});
