import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentEntity } from '../model/content-folders.ts';
import { contentPathSchema } from '../model/content-path.ts';
import { sampleContent } from '../model/samples/sample-content.ts';
import { entryPageType, listContentPaths } from './list-content-paths.ts';

const { entities } = sampleContent();
const rows = listContentPaths(entities);
const row = (path: string) => rows.find((candidate) => candidate.path === path);

const edited = (file: string, fields: object) =>
  entities.map((entity) =>
    entity.file === file ? { ...entity, value: { ...entity.value, ...fields } } : entity,
  ) as ContentEntity[];

describe('§2.2 the index of content paths', () => {
  test('has a row for each entry with a page, with what an index needs of it', () => {
    expect(row('/articulos/que-es-la-tae/')).toEqual({
      path: '/articulos/que-es-la-tae/',
      pageType: 'Post',
      locale: 'es-ES',
      folder: 'posts',
      id: 'apr',
      translationKey: 'posts:apr',
      updatedAt: '2026-11-01T09:00:00Z',
      noIndex: false,
      title: 'Qué es la TAE',
      publishedAt: '2026-10-01T09:00:00Z',
    });
    expect(row('/')).toMatchObject({ pageType: 'ProductListStatic', amount: 250 });
    for (const one of rows) expect(contentPathSchema.parse(one)).toEqual(one);
  });

  test('has no row for an article elsewhere, nor for an author without a path', () => {
    expect(row('/prensa/')).toBeUndefined();
    expect(row('/informe/')).toMatchObject({ pageType: 'FeaturedArticle' });
    expect(rows.filter(({ folder }) => folder === 'authors')).toEqual([]);
  });

  test.each<[string, object, number | undefined]>([
    ['pages/inicio.json', { pageType: 'PostList' }, 2],
    ['pages/inicio.json', { pageType: 'AuthorList' }, 2],
    ['pages/inicio.json', { pageType: 'GameSlotList' }, 1],
    ['pages/inicio.json', { pageType: 'ReviewList' }, undefined],
    ['authors/ana.json', { path: '/x/' }, 1],
    ['categories/dinero.json', { path: '/x/' }, 1],
    ['categories/ahorro.json', { path: '/x/' }, 0],
  ])('%s with %j lists as many entries as there are', (file, fields, size) => {
    const found = listContentPaths(edited(file, fields)).find(
      ({ folder, id }) => file === `${folder}/${id}.json`,
    );
    expect(found?.listSize).toBe(size);
  });

  test('is the same for any order of the entries, by locale and path', () => {
    const further = entities.map(
      (entity) => ({ ...entity, value: { ...entity.value, locale: 'sv-SE' } }) as ContentEntity,
    );
    const all = [...entities, ...further];
    const expected = listContentPaths(all);
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(listContentPaths(shuffled)).toEqual(expected);
      }),
    );
    const keys = expected.map(({ locale, path }) => `${locale} ${path}`);
    expect(keys).toEqual(keys.toSorted());
    expect(expected).toHaveLength(all.filter((entity) => entryPageType(entity)).length);
  });
});
