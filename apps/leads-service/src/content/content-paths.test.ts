import { setImmediate as turn } from 'node:timers/promises';
import {
  type ContentEntity,
  type ContentPath,
  listContentPaths,
  type RemovedPath,
  type WebsiteContent,
} from '@plaza/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { readFixture } from '../../testing/fixture-content.ts';
import { runImportOf } from '../../testing/import-entities.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { readMigrations } from '../database/migrations.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type Row = ContentPath | RemovedPath;

const post = (content: WebsiteContent, name: string, fields: object = {}): ContentEntity => {
  const original = content.entities.find(({ file }) => file === 'posts/que-es-la-tae.json');
  const own = { id: name, slug: name, path: `/guias/${name}/`, relatedPostIds: [] };
  return {
    folder: 'posts',
    file: `posts/${name}.json`,
    value: { ...original?.value, ...own, ...fields },
  } as ContentEntity;
};

/** The pages of two lists: all posts, and those of a category. */
function withLists({ website, entities }: WebsiteContent): WebsiteContent {
  const page = entities.find(({ file }) => file === 'pages/contactanos.json');
  const own = { id: 'list', path: '/guias/', pageType: 'PostList' };
  const list = { ...page, file: 'pages/guias.json', value: { ...page?.value, ...own } };
  const addressed = entities.map((entity) =>
    entity.file === 'categories/ahorro.json'
      ? { ...entity, value: { ...entity.value, path: '/guias/ahorro/' } }
      : entity,
  );
  return { website, entities: [...addressed, list] as ContentEntity[] };
}

/** The service keeps the times of changes itself. */
const untimed = (row: Row): Row => ('removed' in row ? row : { ...row, updatedAt: '' });

const pathsOf = (entities: readonly ContentEntity[]) =>
  listContentPaths(entities).map((row) => ({ ...row, updatedAt: '' }));

describe.each(databaseEngines)('design §2 the index of paths on %s', (engine) => {
  let service: TestService;
  let fixture: WebsiteContent;
  beforeAll(async () => {
    service = await createTestService(engine);
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    fixture = withLists(await readFixture());
    await store(fixture.entities);
  });
  afterAll(() => service.stop());

  /** Imports like an editor while the service runs. */
  const store = (entities: readonly ContentEntity[]) =>
    runImportOf(service.settings, { website: fixture.website, entities });

  async function read(query = '') {
    const answer = await service.app.inject(`/website/900/api/content/paths?${query}`);
    expect(answer.statusCode).toBe(200);
    return {
      rows: answer.json<Row[]>().map(untimed),
      total: Number(answer.headers['total-count']),
      version: Number(answer.headers['content-version']),
      etag: `${answer.headers.etag}`,
    };
  }

  const sorted = (rows: readonly Row[]) =>
    [...rows].sort((a, b) => (`${a.locale} ${a.path}` < `${b.locale} ${b.path}` ? -1 : 1));

  test('has the rows of listContentPaths, whole, by locale and in pages', async () => {
    const expected = pathsOf(fixture.entities);
    const whole = await read();
    expect(whole).toMatchObject({ rows: expected, total: expected.length, version: 2 });
    expect(expected.some(({ listSize }) => listSize)).toBe(true);
    const swedish = expected.filter(({ locale }) => locale === 'sv-SE');
    expect((await read('locale=sv-SE')).rows).toEqual(swedish);
    const pages = [];
    for (let page = 1; pages.length < expected.length; page += 1)
      pages.push(...(await read(`size=3&page=${page}`)).rows);
    expect(pages).toEqual(expected);
    expect(await read('size=3&page=999')).toMatchObject({ rows: [], total: expected.length });
  });

  test('answers 304 to its ETag, with the current version', async () => {
    const { etag, version } = await read();
    const url = '/website/900/api/content/paths';
    const again = await service.app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-version']).toBe(`${version}`);
  });

  test('a migration fills the index of an older database', async () => {
    const columns = () =>
      service.database.orm.execute(sql`
        select folder, locale, id, page, listed, category_ids from content_entities
        where website_id = 900 order by folder, locale, id`);
    // What older versions stored had no body here.
    const older = sql`folder <> 'featured-article-summaries' and folder not in
      ('reviews', 'providers', 'jobs', 'scholarships')`;
    await service.database.orm.execute(sql`
      delete from content_entities where website_id = 900 and not (${older})`);
    const before = (await columns()).rows;
    await service.database.orm.execute(sql`
      update content_entities set page = null, listed = null, category_ids = null`);
    const steps = readMigrations().flatMap(({ outside }) => outside);
    const fill = steps.find((step) => step.includes('UPDATE "content_entities"')) ?? '';
    await service.database.orm.execute(sql.raw(fill));
    expect((await columns()).rows).toEqual(before);
    await store(fixture.entities);
  });

  test('since a version: changed pages, removed paths of every folder, and lists that changed', async () => {
    await store(fixture.entities);
    const { version } = await read();
    const without = fixture.entities.filter(({ file }) => file !== 'slots/alba-clara.json');
    const edited = without.map((entity) =>
      entity.file === 'diaries/diario-ahorro.json'
        ? ({ ...entity, value: { ...entity.value, title: 'Otro diario' } } as ContentEntity)
        : entity,
    );
    await store([...edited, post(fixture, 'nueva')]);
    const changes = await read(`since=${version}`);
    const [list] = pathsOf([...edited, post(fixture, 'nueva')]).filter(({ id }) => id === 'list');
    expect(changes.version).toBe(version + 1);
    expect(changes.rows).toEqual(
      sorted([
        ...pathsOf([...edited, post(fixture, 'nueva')]).filter(
          ({ id, folder }) => id === 'nueva' || (folder === 'diaries' && id === 'diary-2'),
        ),
        ...(list ? [list] : []),
        { locale: 'es-ES', path: '/juegos/alba-clara/', removed: true },
      ]),
    );
    await store(fixture.entities);
    const restored = await read(`since=${version}`);
    const paths = restored.rows.filter((row) => !('listSize' in row)).map(({ path }) => path);
    expect(paths).toContain('/juegos/alba-clara/');
    expect(restored.rows).toContainEqual({
      ...{ locale: 'es-ES', path: '/guias/nueva/', removed: true },
    });
  });

  test('since a version: the lists that an entry left and joined, or all if that is too long ago', async () => {
    const inCategory = (...categoryIds: string[]) => [
      ...fixture.entities,
      post(fixture, 'nueva', { categoryIds }),
    ];
    const sizesSince = async (version: number | string) =>
      (await read(`since=${version}`)).rows.flatMap((row) =>
        'listSize' in row ? [[row.path, row.listSize]] : [],
      );
    await store(inCategory('category-2'));
    const { version } = await read();
    await store(inCategory('category-1'));
    expect(await sizesSince(version)).toContainEqual(['/guias/ahorro/', 0]);
    const moved = await read();
    await store(inCategory('category-1', 'category-2'));
    expect(await sizesSince(moved.version)).toContainEqual(['/guias/ahorro/', 1]);
    const joined = await read();
    await store(fixture.entities);
    expect(await sizesSince(joined.version)).toContainEqual(['/guias/ahorro/', 0]);
    const { version: last, rows } = await read();
    expect(await sizesSince(last)).toEqual([]);
    await service.database.orm.execute(sql`
      update websites set content_version = content_version + 201 where id = 900`);
    // Not as it was asked before: the service does not know of a version that a query wrote.
    expect(await sizesSince(`${last}&size=100`)).toEqual(
      rows.flatMap((row) => ('listSize' in row ? [[row.path, row.listSize]] : [])),
    );
  });

  test('a reader that polls while others import misses no change', async () => {
    await store(fixture.entities);
    const rounds = 12;
    const added = (round: number) =>
      [round, round + 1].map((index) =>
        post(fixture, `paso-${index}`, { categoryIds: [`category-${(round % 2) + 1}`] }),
      );
    const importing = (async () => {
      for (let round = 0; round < rounds; round += 1) {
        await store([...fixture.entities, ...added(round)]);
      }
    })();
    let isRunning = true;
    importing.finally(() => {
      isRunning = false;
    });
    const index = new Map<string, Row>();
    let since: number | undefined;
    const poll = async () => {
      const { rows, version } = await read(since === undefined ? '' : `since=${since}`);
      since = version;
      for (const row of rows) {
        const key = `${row.locale} ${row.path}`;
        if ('removed' in row) index.delete(key);
        else index.set(key, row);
      }
    };
    while (isRunning) {
      await poll();
      await turn();
    }
    await importing;
    await poll();
    const last = [...fixture.entities, ...added(rounds - 1)];
    expect(sorted([...index.values()])).toEqual(pathsOf(last));
  });
});
