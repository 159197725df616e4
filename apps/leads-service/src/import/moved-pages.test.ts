import type { ContentEntity, WebsiteContent } from '@plaza/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readFixture } from '../../testing/fixture-content.ts';
import { runImportOf } from '../../testing/import-entities.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type Fields = Record<string, unknown>;

describe('design §7 a page that moves', () => {
  let service: TestService;
  let fixture: WebsiteContent;
  beforeAll(async () => {
    service = await createTestService('pglite');
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    fixture = await readFixture();
  });
  afterAll(() => service.stop());

  /** Imports the fixture with other fields of some posts; undefined removes one. */
  async function publish(posts: Record<string, Fields | undefined>) {
    const entities = fixture.entities.flatMap((entity): ContentEntity[] => {
      if (entity.folder !== 'posts' || !(entity.value.id in posts)) return [entity];
      const fields = posts[entity.value.id];
      return fields ? [{ ...entity, value: { ...entity.value, ...fields } } as ContentEntity] : [];
    });
    const content = { website: fixture.website, entities };
    return (await runImportOf(service.settings, content, { allowRemoval: true })).result;
  }

  const get = async (path: string) =>
    (await service.app.inject(`/website/900/api/content/${path}`)).json();
  const post = () => fixture.entities.find(({ folder }) => folder === 'posts')?.value as Fields;
  const id = () => String(post().id);

  async function removed(since?: number) {
    const query = since === undefined ? '' : `?since=${since}`;
    const rows = (await get(`paths${query}`)) as { removed?: true; path: string }[];
    return rows.filter((row) => row.removed);
  }

  test('an entry keeps the paths that it had, each one step from where it is', async () => {
    const { locale, path } = post() as { locale: string; path: string };
    const { version } = await publish({ [id()]: { path: '/articulos/segundo/' } });
    expect(await removed()).toEqual([
      { locale, path, removed: true, movedTo: '/articulos/segundo/' },
    ]);
    await publish({ [id()]: { path: '/articulos/tercero/' } });
    const both = [
      { locale, path, removed: true, movedTo: '/articulos/tercero/' },
      { locale, path: '/articulos/segundo/', removed: true, movedTo: '/articulos/tercero/' },
    ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
    expect(await removed()).toEqual(both);
    expect(await removed(version)).toEqual(both);
    await publish({});
    expect((await removed()).map((row) => row.path)).not.toContain(path);
    expect(await removed()).toContainEqual({
      ...both[0],
      ...both[1],
      movedTo: path,
      path: '/articulos/segundo/',
    });
    await publish({ [id()]: undefined });
    expect(await removed()).toContainEqual({ locale, path: '/articulos/segundo/', removed: true });
    await publish({});
  });

  test('a list that an import emptied says so, one that never had an entry does not', async () => {
    const { app } = service;
    const posts = (await get('post-summaries?locale=es-ES')) as Fields[];
    expect(posts.length).toBeGreaterThan(0);
    await publish(Object.fromEntries(posts.map((each) => [String(each.id), undefined])));
    const emptied = await app.inject('/website/900/api/content/post-summaries?locale=es-ES');
    expect([emptied.json(), emptied.headers['list-emptied']]).toEqual([[], 'true']);
    const website = { ...fixture.website, id: 903 };
    const entities = fixture.entities.filter(({ folder }) => folder !== 'posts');
    await runImportOf(service.settings, { website, entities });
    const empty = await app.inject('/website/903/api/content/post-summaries?locale=es-ES');
    expect([empty.json(), empty.headers['list-emptied']]).toEqual([[], undefined]);
    await publish({});
  });

  test('the service keeps the time of a change that the editor did not write', async () => {
    const { updatedAt, path } = post() as { updatedAt: string; path: string };
    const read = async () =>
      ((await get('paths')) as { path: string; updatedAt: string }[]).find(
        (row) => row.path === path,
      )?.updatedAt as string;
    await publish({});
    const first = await read();
    await publish({ [id()]: { title: 'Otro título' } });
    expect(Date.parse(await read())).toBeGreaterThan(Date.parse(updatedAt));
    expect(Date.parse(await read())).toBeGreaterThanOrEqual(Date.parse(first));
    const changed = await read();
    expect((await publish({ [id()]: { title: 'Otro título' } })).changed).toBe(false);
    expect(await read()).toBe(changed);
    await publish({ [id()]: { title: 'Otro título', updatedAt: '2026-01-01T00:00:00Z' } });
    expect(await read()).toBe(changed);
    await publish({ [id()]: { title: 'Tercero', updatedAt: '2027-01-01T00:00:00Z' } });
    expect(await read()).toBe('2027-01-01T00:00:00Z');
  });
});
