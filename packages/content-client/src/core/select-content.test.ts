import type { ContentEntity, ResourceName } from '@plaza/contract';
import { chooseAlternatives, compareEntries, RESOURCES } from '@plaza/contract';
import { sampleContent, sampleProduct } from '@plaza/contract/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectContent } from './select-content.ts';

const locale = 'es-ES';
const { entities } = sampleContent();

function ids(name: ResourceName, input: Record<string, unknown>): unknown {
  const selected = selectContent(entities, name, input).value as
    | { id: unknown }
    | { id: unknown }[]
    | undefined;
  return Array.isArray(selected) ? selected.map(({ id }) => id) : selected?.id;
}

test('§7.1 the pages of a list are the whole list, in its order', () => {
  const paged = (Object.keys(RESOURCES) as ResourceName[]).filter(
    (name) => 'paged' in RESOURCES[name],
  );
  const several = ['a', 'b', 'c', 'd'].flatMap((suffix) =>
    entities.map(
      (entity) =>
        ({
          ...entity,
          value: { ...entity.value, id: `${entity.value.id}-${suffix}` },
        }) as ContentEntity,
    ),
  );
  const size = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(fc.constantFrom(...paged), size, (name, size) => {
      const { value: whole, total = 0 } = selectContent(several, name, { locale });
      const pages = Array.from({ length: Math.ceil(total / size) }, (_, index) =>
        selectContent(several, name, { locale, page: index + 1, size }),
      );
      expect(pages.flatMap(({ value }) => value)).toEqual(whole);
      expect(pages.every((page) => page.total === total)).toBe(true);
      expect(total).toBeGreaterThan(3);
    }),
  );
});

describe('§7.1, §7.2 selecting content', () => {
  test.each<[ResourceName, Record<string, unknown>, unknown]>([
    ['authors', { locale }, ['ana', 'ben']],
    ['authors', { locale: 'sv-SE' }, []],
    ['categories', { locale }, ['dinero', 'ahorro']],
    ['page', { path: '/contactanos/' }, 'contacto'],
    ['page', { path: '/contactanos/', locale: 'sv-SE' }, undefined],
    ['page', { path: '/contactanos' }, undefined],
    ['postSummaries', { locale }, ['plazo', 'apr']],
    ['postSummaries', { locale, author: 'ana' }, ['apr']],
    ['postSummaries', { locale, names: ['elegir-plazo', 'nada'] }, ['plazo']],
    ['postSummaries', { locale, author: 'ana', names: ['elegir-plazo'] }, []],
    ['postSummaries', { locale, category: 'dinero' }, ['apr']],
    ['postSummaries', { locale, category: 'dinero', author: 'ben' }, []],
    ['postSummaries', { locale, page: 2, size: 1 }, ['apr']],
    ['authors', { locale, page: 3, size: 1 }, []],
    ['paths', { locale, page: 2, size: 1 }, ['plazo']],
    ['featuredArticle', { locale, id: 'informe' }, 'informe'],
    ['reviews', { locale }, ['loan-one']],
    ['post', { locale, id: 'apr' }, 'apr'],
    ['post', { locale, id: 'que-es-la-tae' }, undefined],
    ['cookieCategories', { locale: 'en-US' }, ['necessary']],
    ['websiteCookies', {}, ['internal']],
    ['products', { locale }, [1, 2, 3]],
    ['products', { locale, includeInactive: true }, [1, 2, 3, 4]],
    ['product', { locale, id: '1' }, 1],
    ['product', { locale, id: '4' }, 4],
    ['product', { locale: 'sv-SE', id: '1' }, undefined],
    ['product', { locale, id: 'prestamo-dos' }, 2],
    ['product', { locale, id: 'prestamo-cuatro' }, undefined],
    ['product', { locale, id: 'prestamo-cuatro', includeInactive: true }, 4],
    ['productAlternatives', { locale, id: '1', count: 3 }, [2]],
    ['productAlternatives', { locale, id: '4', count: 1 }, [1]],
    ['productAlternatives', { locale, id: '99', count: 3 }, undefined],
  ])('%s %j', (name, input, selected) => {
    expect(ids(name, input)).toEqual(selected);
  });

  test('a page without a locale is in the first locale', () => {
    const [page] = entities.flatMap((entity) => (entity.folder === 'pages' ? entity : []));
    if (!page) throw new Error('The sample has no page');
    const swedish = { ...page, value: { ...page.value, id: 'start', locale: 'sv-SE' } };
    const input = { path: page.value.path };
    expect(selectContent([swedish, page], 'page', input).value).toEqual(page.value);
  });

  test('a summary is an entry without its body', () => {
    expect(selectContent(entities, 'postSummaries', { locale }).value).not.toHaveProperty('0.body');
    expect(selectContent(entities, 'post', { locale, id: 'apr' }).value).toHaveProperty('body');
    expect(selectContent(entities, 'diaries', { locale }).value).not.toHaveProperty('0.entries');
    expect(selectContent(entities, 'diary', { locale, id: 'sin-deudas' }).value).toHaveProperty(
      'entries',
    );
  });
});

test('§7.2 alternatives: the nearest amounts first, then rank, then id; another currency last', () => {
  const range = (min: number, max: number, currency = 'EUR') => ({
    amountRange: { min, max, currency },
  });
  const [self, ...others] = [
    sampleProduct({ id: 1, ...range(100, 500) }),
    sampleProduct({ id: 2, ...range(100, 500, 'SEK'), rank: 1 }),
    sampleProduct({ id: 3, ...range(100, 500, 'PLN'), rank: 0 }),
    sampleProduct({ id: 4, ...range(100, 900) }),
    sampleProduct({ id: 6, ...range(150, 500), rank: 2 }),
    sampleProduct({ id: 5, ...range(100, 450), rank: 2 }),
    sampleProduct({ id: 7, ...range(50, 500), rank: 1 }),
  ];
  const ranked = chooseAlternatives(self as never, [self as never, ...others], 50);
  expect(ranked.map(({ id }) => id)).toEqual([7, 5, 6, 4, 3, 2]);
});

test('lists are sorted by fields, a minus reverses one, the id breaks ties', () => {
  const entries = [
    { id: 'b', at: 1 },
    { id: 'a', at: 1 },
    { id: 'c', at: 10 },
    { id: 'd', at: 9 },
  ];
  expect(entries.sort(compareEntries(['-at'])).map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b']);
});

test('design §7 an entry whose publishedAt is ahead is in no answer until then', () => {
  const { entities } = sampleContent();
  const ahead = new Date(Date.now() + 3_600_000).toISOString();
  const changed = entities.map((entity) =>
    entity.folder === 'posts'
      ? { ...entity, value: { ...entity.value, publishedAt: ahead } }
      : entity,
  ) as ContentEntity[];
  const pathsOf = (all: readonly ContentEntity[]) =>
    (selectContent(all, 'paths', {}).value as { folder: string }[]).filter(
      ({ folder }) => folder === 'posts',
    );
  expect(pathsOf(entities)).not.toEqual([]);
  expect(pathsOf(changed)).toEqual([]);
  expect(selectContent(changed, 'postSummaries', {}).value).toEqual([]);
});
