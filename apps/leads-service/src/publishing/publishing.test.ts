import type { ContentEntity } from '@plaza/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startFakeSite } from '../../testing/fake-site.ts';
import { readFixture } from '../../testing/fixture-content.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { importContent } from '../import/import-content.ts';
import { updateSearchIndex } from '../search/search-index.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(databaseEngines)('design §7 an entry that is published later, on %s', (engine) => {
  let service: TestService | undefined;
  afterEach(() => service?.stop());

  test('is nowhere before its time; then it appears without an import, and the site is notified', async () => {
    const site = await startFakeSite(204);
    const running = await createTestService(engine, {
      revalidateSecret: 'shared',
      revalidateUrls: [{ websiteId: 900, url: site.url }],
    });
    service = running;
    const { website, entities } = await readFixture();
    const post = entities.find(({ folder }) => folder === 'posts')?.value as { id: string };
    const publishedAt = new Date(Date.now() + 2500).toISOString();
    const value = { ...post, title: 'Zanahorias', path: '/articulos/nuevo/', publishedAt };
    const changed = entities.map((entity) =>
      entity.value.id === post.id && entity.folder === 'posts' ? { ...entity, value } : entity,
    ) as ContentEntity[];
    const { version } = await importContent(running.database, { website, entities: changed });
    await updateSearchIndex(running.database);
    const shown = async () => {
      const get = async (path: string) =>
        (await running.app.inject(`/website/900/api/content/${path}`)).body;
      const found = await Promise.all([
        get('paths'),
        get('post-summaries?locale=es-ES'),
        get('search?locale=es-ES&q=zanahorias'),
      ]);
      return found.map((body) => body.includes('/articulos/nuevo/'));
    };
    expect(await shown()).toEqual([false, false, false]);
    await running.app.listen({ host: '127.0.0.1', port: 0 });
    await vi.waitFor(async () => expect(await shown()).toEqual([true, true, true]), {
      timeout: 10_000,
      interval: 100,
    });
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishedAt));
    await vi.waitFor(() => expect(site.calls).toHaveLength(1), { timeout: 5000 });
    expect(JSON.parse(site.calls[0]?.body ?? '').tags).toContain(`content:posts:es-ES:${post.id}`);
    const again = await importContent(running.database, { website, entities: changed });
    expect(again).toMatchObject({ changed: false, version: version + 1 });
    await site.stop();
  });
});
