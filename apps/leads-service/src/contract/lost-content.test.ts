import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  apiBase,
  createContentClient,
  createFileCopyStore,
  snapshotOf,
} from '@plaza/content-client';
import type { ContentEntity, WebsiteContent } from '@plaza/contract';
import type { FolderContent } from '@plaza/contract/content-folder';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fixtureWebsiteId, readFixture } from '../../testing/fixture-content.ts';
import { runImportOf } from '../../testing/import-entities.ts';
import { type AcquiredDatabase, acquireDatabase } from '../../testing/shared-database.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { buildApp } from '../app.ts';
import { importContent } from '../import/import-content.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const content: FolderContent = await readFixture();
const page = { path: '/contactanos/', locale: 'es-ES' };
const locale = { locale: page.locale };
const withoutPage: WebsiteContent = {
  ...content,
  entities: content.entities.filter(({ file }) => file !== 'pages/contactanos.json'),
};

const moved = (entity: ContentEntity) =>
  entity.file === 'pages/contactanos.json'
    ? ({ ...entity, value: { ...entity.value, path: '/contacto/' } } as ContentEntity)
    : entity;

describe('design §3 content lost by the service', () => {
  let acquired: AcquiredDatabase;
  beforeAll(async () => {
    acquired = await acquireDatabase('pglite');
  });
  afterAll(() => acquired.release());

  const empty = () => acquired.database.orm.execute(sql`delete from websites`);
  const fill = (wanted: WebsiteContent) => importContent(acquired.database, wanted);
  /** Imports like an editor while the service runs. */
  const publish = (wanted: WebsiteContent) => runImportOf(testSettings(acquired.settings), wanted);

  /** The real service, which can restart at its address, and a site that reads from it. */
  async function setUp() {
    const folder = await mkdtemp(join(tmpdir(), 'lost-content-'));
    const start = (port: number) => startService(acquired, port);
    let service = await start(0);
    onTestFinished(async () => {
      await service.close();
      await rm(folder, { recursive: true });
    });
    const { port } = new URL(service.url);
    return {
      /** Like after a start with a wrong database address or folder. */
      async restart(change: () => Promise<unknown>) {
        await service.close();
        await change();
        service = await start(Number(port));
      },
      /** A starting site process: an empty cache, and the stored copies of the last process. */
      startSite: (snapshot?: WebsiteContent) => openSite(service.url, folder, snapshot),
    };
  }

  test('without the website: last good copies stay, also after a restart of the site', async () => {
    await fill(content);
    const { restart, startSite } = await setUp();
    const site = startSite();
    const first = await site.read('page', page);
    expect(first).toMatchObject({ freshness: 'fresh', value: { heading: 'Contacto' } });
    await restart(empty);
    for (const reader of [site, startSite(), startSite()])
      expect(await reader.read('page', page)).toEqual({ ...first, freshness: 'stale' });
  });

  test('without the website and copies: a starting site uses its snapshot', async () => {
    await empty();
    const { restart, startSite } = await setUp();
    const site = startSite(content);
    expect(await site.read('page', page)).toMatchObject({ freshness: 'snapshot' });
    expect(await site.read('menus', locale)).toMatchObject({ freshness: 'snapshot' });
    await restart(() => fill(content));
    expect(await site.read('page', page)).toMatchObject({ freshness: 'fresh' });
  });

  test('without the page: its last good copy or the snapshot stays', async () => {
    await fill(content);
    const { restart, startSite } = await setUp();
    const site = startSite();
    await site.page(page);
    await restart(async () => {
      await empty();
      await fill(withoutPage);
    });
    expect(await site.read('page', page)).toMatchObject({ freshness: 'stale', value: {} });
    expect(await startSite().page({ ...page, path: '/nada/' })).toBeUndefined();
  });

  test('an import that removes the page takes effect, until another one restores it', async () => {
    await fill(content);
    const { startSite } = await setUp();
    const site = startSite(content);
    await site.page(page);
    await publish(withoutPage);
    const gone = { freshness: 'fresh', value: undefined };
    expect(await site.read('page', page)).toMatchObject(gone);
    expect(await startSite(content).read('page', page)).toMatchObject(gone);
    await publish(content);
    expect(await site.read('page', page)).toMatchObject({ freshness: 'fresh', value: {} });
  });

  test('an import that moves the page removes its old path', async () => {
    await fill(content);
    const { startSite } = await setUp();
    await publish({ ...content, entities: content.entities.map(moved) });
    const site = startSite(content);
    expect(await site.page(page)).toBeUndefined();
    expect(await site.page({ ...page, path: '/contacto/' })).toMatchObject({ heading: 'Contacto' });
  });
});

async function startService({ database, settings }: AcquiredDatabase, port: number) {
  const app = await buildApp({ database, settings: testSettings(settings) });
  return { url: await app.listen({ host: '127.0.0.1', port }), close: () => app.close() };
}

function openSite(leadsServiceUrl: string, copies: string, snapshot?: WebsiteContent) {
  return createContentClient({
    baseUrl: apiBase({ leadsServiceUrl, websiteId: fixtureWebsiteId }),
    copies: createFileCopyStore(copies),
    snapshot: snapshot && snapshotOf(snapshot.entities),
    logger: { warn: () => {} },
    isExpected: (name) => name === 'page',
  });
}
