import type { ContentPath } from '@plaza/contract';
import { listContentPaths } from '@plaza/contract';
import { sampleContent } from '@plaza/contract/testing';
import { expect, test } from 'vitest';
import { setUp } from './client-setting.test.support.ts';
import { hangUp, json } from './faulty-server.test.support.ts';
import { readPaths } from './read-paths.ts';
import { snapshotOf } from './snapshot.ts';

const locale = 'es-ES';
const { entities } = sampleContent();
const paths: readonly ContentPath[] = listContentPaths(entities);
const [first = [], second = []] = [paths.slice(0, 2), paths.slice(2)];
const authors = entities.flatMap((entity) => (entity.folder === 'authors' ? entity.value : []));

const pathsAnswer = (rows: readonly unknown[], contentVersion = 7) =>
  json(rows, { 'total-count': `${paths.length}`, 'content-version': `${contentVersion}` });

test('§7.1 a page of a list has the length of the whole and the version of the content', async () => {
  const { server, client } = await setUp();
  server.answer(json(authors.slice(0, 1), { 'total-count': '2', 'content-version': '7' }));
  const answer = await client.readList('authors', { locale, page: 1, size: 1 });
  expect(server.requests[0]?.url).toContain('/content/authors?locale=es-ES&page=1&size=1');
  expect(answer).toMatchObject({ total: 2, contentVersion: 7, freshness: 'fresh' });
  server.answer(hangUp);
  const stale = await client.readList('authors', { locale, page: 1, size: 1 });
  expect(stale).toEqual({ ...answer, freshness: 'stale' });
});

test('§7.1 a whole list is as long as its answer', async () => {
  const { server, client } = await setUp();
  server.answer(json(authors));
  expect(await client.readList('authors', { locale })).toMatchObject({ total: 2 });
});

test('design §3 a page of a list without the length of the whole is not trusted', async () => {
  const { server, client, logged } = await setUp({ snapshot: snapshotOf(entities) });
  server.answer(json(authors.slice(0, 1)));
  const answer = await client.readList('authors', { locale, page: 2, size: 1 });
  expect(answer).toMatchObject({ value: [{ id: 'ben' }], total: 2, freshness: 'snapshot' });
  expect(logged).toEqual(['Serving stale content from the snapshot']);
});

test('§2.2 the index of paths is read answer by answer', async () => {
  const { server, client } = await setUp();
  server.answer(pathsAnswer(first), pathsAnswer(second));
  expect(await readPaths(client)).toEqual({ paths, contentVersion: 7, freshness: 'fresh' });
  expect(server.requests.map(({ url }) => url?.split('?')[1])).toEqual([
    'page=1&size=5000',
    'page=2&size=5000',
  ]);
});

test('§2.2 the index of paths is read again if an import ends in between', async () => {
  const { server, client } = await setUp();
  server.answer(
    pathsAnswer(first),
    pathsAnswer(second, 8),
    pathsAnswer(first, 8),
    pathsAnswer(second, 8),
  );
  expect(await readPaths(client)).toEqual({ paths, contentVersion: 8, freshness: 'fresh' });
});

test('§2.2 the index of paths is read locale after locale, of one version of the content', async () => {
  const { server, client } = await setUp();
  const answer = (rows: readonly unknown[], version: number) =>
    json(rows, { 'total-count': `${rows.length}`, 'content-version': `${version}` });
  server.answer(answer(first, 7), answer(second, 8), answer(first, 8), answer(second, 8));
  expect(await readPaths(client, { locales: ['es-ES', 'sv-SE'] })).toEqual({
    ...{ paths, contentVersion: 8, freshness: 'fresh' },
  });
  const asked = ['locale=es-ES&page=1&size=5000', 'locale=sv-SE&page=1&size=5000'];
  expect(server.requests.map(({ url }) => url?.split('?')[1])).toEqual([...asked, ...asked]);
});

test('§2.2 changes since a version are never old ones', async () => {
  const { server, client } = await setUp();
  const gone = { path: '/x/', locale, removed: true };
  server.answer(json([gone], { 'total-count': '1', 'content-version': '9' }));
  const changes = await readPaths(client, { since: 7 });
  expect(changes).toEqual({ paths: [gone], contentVersion: 9, freshness: 'fresh' });
  server.answer(hangUp);
  await expect(readPaths(client, { since: 7 })).rejects.toThrow('Could not fetch paths');
});

test('design §3 a stopped service leaves the index of the snapshot', async () => {
  const { server, client } = await setUp({ snapshot: snapshotOf(entities) });
  server.answer(hangUp);
  expect(await readPaths(client)).toEqual({
    paths,
    contentVersion: undefined,
    freshness: 'snapshot',
  });
});
