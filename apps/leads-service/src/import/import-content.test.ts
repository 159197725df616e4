import type { ContentEntity, WebsiteContent } from '@plaza/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readFixture } from '../../testing/fixture-content.ts';
import { type AcquiredDatabase, acquireDatabase } from '../../testing/shared-database.ts';
import { type Database, databaseEngines } from '../database/database.ts';
import { contentEntities, products } from '../database/schema.ts';
import { importContent } from './import-content.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

type Edit = (entity: ContentEntity) => ContentEntity;

const changed = (content: WebsiteContent, edit: Edit): WebsiteContent => {
  return { ...content, entities: content.entities.map(edit) };
};

const omit = (content: WebsiteContent, gone: (entity: ContentEntity) => boolean) => {
  return { ...content, entities: content.entities.filter((entity) => !gone(entity)) };
};

/** Replaces field values in the entry of a file. */
const edited = (file: string, fields: object): Edit => {
  return (entity) =>
    entity.file === file
      ? ({ ...entity, value: { ...entity.value, ...fields } } as ContentEntity)
      : entity;
};

describe.each(databaseEngines)('import on %s', (engine) => {
  let acquired: AcquiredDatabase;
  let database: Database;
  let fixture: WebsiteContent;
  beforeAll(async () => {
    acquired = await acquireDatabase(engine);
    database = acquired.database;
    fixture = await readFixture();
  });
  afterAll(() => acquired.release());

  /** The fixture as a website of its own. */
  let lastId = 1000;
  const newWebsite = (): WebsiteContent => {
    lastId += 1;
    return { ...fixture, website: { ...fixture.website, id: lastId } };
  };

  async function stored(websiteId: number) {
    const { folder, locale, id } = contentEntities;
    const ofWebsite = [contentEntities, products].map((table) => eq(table.websiteId, websiteId));
    const [entities, listed] = await Promise.all([
      database.orm.select().from(contentEntities).where(ofWebsite[0]).orderBy(folder, locale, id),
      database.orm
        .select()
        .from(products)
        .where(ofWebsite[1])
        .orderBy(products.locale, products.id),
    ]);
    return [...entities, ...listed].map(({ websiteId: _, ...row }) => row);
  }

  test('stores every entry, then reports no changes', async () => {
    const content = newWebsite();
    const first = await importContent(database, content);
    expect(first).toMatchObject({ changed: true, version: 1, website: 'added' });
    const before = await stored(content.website.id);
    expect(before.length).toBe(content.entities.length);
    const second = await importContent(database, content);
    expect(second).toMatchObject({ changed: false, version: 1, website: 'unchanged', folders: {} });
    expect(await stored(content.website.id)).toEqual(before);
  });

  test('adds, changes, removes and counts entries', async () => {
    const content = newWebsite();
    await importContent(
      database,
      omit(content, ({ file }) => file === 'posts/pedir-con-cabeza.json'),
    );
    const edit = edited('pages/inicio.json', { heading: 'Otra portada' });
    const next = omit(changed(content, edit), ({ folder }) => folder === 'slots');
    const result = await importContent(database, next, { allowRemoval: true });
    expect(result).toMatchObject({ changed: true, version: 2, website: 'unchanged' });
    expect(result.folders).toEqual({
      posts: { added: 1, changed: 0, removed: 0 },
      pages: { added: 0, changed: 1, removed: 0 },
      slots: { added: 0, changed: 0, removed: 2 },
    });
    const bodies = (await stored(content.website.id)).map(({ body }) => body);
    expect(bodies).toContainEqual(expect.objectContaining({ heading: 'Otra portada' }));
    expect(bodies).not.toContainEqual(expect.objectContaining({ id: 'slot-1' }));
  });

  test('has the same result as a first import, whatever was stored before', async () => {
    const content = newWebsite();
    const half = omit(content, ({ file }) => file.length % 2 === 0);
    const old = changed(half, (entity) =>
      edited(entity.file, { updatedAt: '2020-01-01T00:00:00Z' })(entity),
    );
    await importContent(database, old);
    await importContent(database, content);
    const fresh = newWebsite();
    await importContent(database, fresh);
    const contentOf = async ({ website }: WebsiteContent) =>
      (await stored(website.id)).map((row) => ({ ...row, version: undefined }));
    expect(await contentOf(content)).toEqual(await contentOf(fresh));
  });

  test.each<[string, (entity: ContentEntity) => boolean, RegExp]>([
    [
      'that empties a folder',
      ({ folder }) => folder === 'pages',
      /would leave no entry in pages \(4 of 4\)\. .*--allow-removal/,
    ],
    [
      'that removes more than half of all entries',
      ({ folder, file }) => folder !== 'website-cookies' && !/\/(marta|que|sereno)/.test(file),
      /remove \d+ of 52 entries: .*products \(\d of 8\)/,
    ],
    ['with settings only', () => true, /remove 52 of 52 entries/],
  ])('rejects content %s, unless allowed', async (_, gone, message) => {
    const content = newWebsite();
    await importContent(database, content);
    const before = await stored(content.website.id);
    const settings = { ...content.website, displayName: 'A medias' };
    const half = { ...omit(content, gone), website: settings };
    await expect(importContent(database, half)).rejects.toThrow(message);
    expect(await stored(content.website.id)).toEqual(before);
    expect(await importContent(database, content)).toMatchObject({ changed: false, version: 1 });
    const allowed = await importContent(database, half, { allowRemoval: true });
    expect(allowed).toMatchObject({ changed: true, version: 2 });
    expect(await importContent(database, half)).toMatchObject({ changed: false, version: 2 });
  });

  test('accepts a folder whose entries are all replaced', async () => {
    const content = newWebsite();
    await importContent(database, content);
    const renamed = changed(content, (entity) =>
      entity.folder === 'slots'
        ? ({ ...entity, value: { ...entity.value, id: `new-${entity.value.id}` } } as ContentEntity)
        : entity,
    );
    const { folders } = await importContent(database, renamed);
    expect(folders).toEqual({ slots: { added: 2, changed: 0, removed: 2 } });
  });

  test('lets two products swap their slugs', async () => {
    const content = newWebsite();
    await importContent(database, content);
    const there = edited('products/rapido-mini.json', { slug: 'claro-prestamo' });
    const back = edited('products/claro-prestamo.json', { slug: 'rapido-mini' });
    const swapped = changed(content, (entity) => there(back(entity)));
    const { folders } = await importContent(database, swapped);
    expect(folders).toEqual({ products: { added: 0, changed: 2, removed: 0 } });
  });

  test('reports a change of settings only', async () => {
    const content = newWebsite();
    await importContent(database, content);
    const website = { ...content.website, displayName: 'Otra Muestra' };
    const result = await importContent(database, { ...content, website });
    expect(result).toMatchObject({ changed: true, version: 2, website: 'changed', folders: {} });
  });

  test('counts the rows after a large import, so that lists are read in the order of an index', async () => {
    const { website, entities } = newWebsite();
    const [post] = entities.filter(({ folder }) => folder === 'posts');
    const posts = Array.from({ length: 600 }, (_, index) => {
      const id = `long-${index}`;
      return { ...post, value: { ...post?.value, id, slug: id, path: `/${id}/` } } as ContentEntity;
    });
    await importContent(database, { website, entities: [...entities, ...posts] });
    const { rows } = await database.orm.execute(sql`
      select reltuples::int as counted from pg_class where oid = 'content_entities'::regclass`);
    expect(rows[0]?.counted).toBeGreaterThanOrEqual(600);
  });

  test('does not change other websites', async () => {
    const [content, other] = [newWebsite(), newWebsite()];
    await importContent(database, content);
    await importContent(database, other);
    await importContent(database, { ...other, entities: [] }, { allowRemoval: true });
    expect(await stored(other.website.id)).toEqual([]);
    expect(await importContent(database, content)).toMatchObject({ changed: false });
  });

  test('a failed import changes nothing', async () => {
    const content = newWebsite();
    await importContent(database, content);
    const before = await stored(content.website.id);
    // Two products with one slug violate a unique index, after other entries have been written.
    const twice = edited('products/rapido-mini.json', { slug: 'claro-prestamo' });
    const heading = edited('pages/inicio.json', { heading: 'A medias' });
    const broken = changed(content, (entity) => twice(heading(entity)));
    await expect(importContent(database, broken)).rejects.toThrow();
    expect(await stored(content.website.id)).toEqual(before);
    expect(await importContent(database, content)).toMatchObject({ changed: false, version: 1 });
  });

  test('concurrent imports of a website run one after another', async () => {
    const content = newWebsite();
    const results = await Promise.all([1, 2, 3].map(() => importContent(database, content)));
    expect(results.filter((result) => result.changed)).toHaveLength(1);
    expect(results.map(({ version }) => version)).toEqual([1, 1, 1]);
  });
});
