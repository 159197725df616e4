import { selectContent } from '@plaza/content-client';
import {
  type ContentEntity,
  RESOURCES,
  type ResourceName,
  type ResourceRow,
  type WebsiteContent,
} from '@plaza/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readFixture } from '../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { importContent } from '../import/import-content.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const rows: [ResourceName, ResourceRow][] = Object.entries(RESOURCES) as never;
const paged = rows.filter(([name, row]) => row.paged && name !== 'paths').map(([name]) => name);

const copies = 12;

/** Several copies of every entry, with equal and different names, dates and positions. */
function multiply({ website, entities }: WebsiteContent): WebsiteContent {
  const more = entities.flatMap((entity) => {
    if (!('slug' in entity.value) || entity.folder === 'products') return [];
    return Array.from({ length: copies }, (_, index) => copyOf(entity, index));
  });
  return { website, entities: [...entities, ...more] };
}

function copyOf(entity: ContentEntity, index: number): ContentEntity {
  const value = { ...entity.value } as Record<string, unknown>;
  const name = `${value.slug}-${(index * 7) % copies}`;
  value.id = value.slug = name;
  if ('path' in value) value.path = `/copies/${entity.folder}/${name}/`;
  if ('name' in value) value.name = ['Éter', 'alfa', 'Zeta', '😀'][index % 4];
  if ('term' in value) value.term = ['Éter', 'alfa', 'Zeta', '😀'][index % 4];
  if ('publishedAt' in value) value.publishedAt = `2026-0${1 + (index % 5)}-01T08:00:00Z`;
  if ('position' in value) value.position = [2, 10, 100][index % 3];
  if (index % 2 === 0) value.categoryIds = 'categoryIds' in value ? ['category-2'] : undefined;
  return { ...entity, file: `${name}.json`, value } as ContentEntity;
}

describe.each(databaseEngines)('design §2 paged lists on %s', (engine) => {
  let service: TestService;
  let content: WebsiteContent;
  beforeAll(async () => {
    service = await createTestService(engine);
    content = multiply(await readFixture());
    await importContent(service.database, { ...content, website: { ...content.website, id: 902 } });
  });
  afterAll(() => service.stop());

  const get = async (name: ResourceName, query: object) => {
    const given = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, `${value}`]),
    );
    const answer = await service.app.inject(`/website/902/api${RESOURCES[name].path}?${given}`);
    expect(answer.statusCode).toBe(200);
    return { value: answer.json(), total: Number(answer.headers['total-count']) };
  };

  test.each(paged)(
    '%s: pages in the order of the whole list, which is that of the snapshot',
    async (name) => {
      const query = { locale: 'es-ES' };
      const whole = await get(name, query);
      expect(whole.total).toBe(whole.value.length);
      expect(whole.total).toBeGreaterThan(copies);
      expect(whole).toEqual(selectContent(content.entities, name, query));
      const pages = [];
      for (let page = 1; pages.length < whole.total; page += 1) {
        const part = await get(name, { ...query, size: 5, page });
        expect(part.total).toBe(whole.total);
        pages.push(...part.value);
      }
      expect(pages).toEqual(whole.value);
      expect(await get(name, { ...query, page: 1000 })).toEqual({
        value: [],
        total: whole.total,
      });
    },
  );

  test.each([
    { category: 'category-2' },
    { author: 'author-1' },
    { author: 'author-1', category: 'category-2' },
    { category: 'nothing' },
  ])('posts of %j, with their number', async (filter) => {
    const query = { locale: 'es-ES', ...filter };
    const part = { ...query, page: 1, size: 3 };
    const expected = selectContent(content.entities, 'postSummaries', part);
    expect(await get('postSummaries', part)).toEqual(expected);
  });

  test('names pages as the way to read a list that is too long', async () => {
    await service.database.orm.execute(sql`
      insert into content_entities (website_id, folder, locale, id, hash, body)
      select 902, 'posts', 'fi-FI', 'post-' || number, '', '{}' from generate_series(1, 5001) as number`);
    const answer = await service.app.inject('/website/902/api/content/post-summaries?locale=fi-FI');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail).toMatch(/5001 entries, more than 5000: read it in pages/);
  });
});
