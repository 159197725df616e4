import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleProduct } from '@plaza/contract/testing';
import { expect, onTestFinished, test } from 'vitest';
import type { CopyStore } from './copy-store.ts';
import { createContentClient } from './create-content-client.ts';
import { hangUp, json, problem, startServer, withEtag } from './faulty-server.test.support.ts';
import { createFileCopyStore } from './file-copy-store.ts';
import { createTestClock } from './test-clock.test.support.ts';

const locale = 'es-ES';
const good = [sampleProduct()];

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'content-client-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const server = await startServer(json(good));
  const logged: string[] = [];
  const clock = createTestClock();
  /** A new process: empty memory, existing folder. */
  const startProcess = (copies: CopyStore = createFileCopyStore(folder)) =>
    createContentClient({
      baseUrl: server.baseUrl,
      copies,
      clock,
      logger: { warn: (message) => logged.push(message) },
    });
  return { folder, server, logged, clock, startProcess };
}

test('design §3 the last good copy outlives the process', async () => {
  const { server, logged, startProcess } = await setUp();
  const first = await startProcess().read('products', { locale });
  server.answer(hangUp);
  const second = await startProcess().read('products', { locale });
  expect(second).toEqual({ ...first, freshness: 'stale' });
  expect(logged).toEqual(['Serving stale content from the last good copy']);
});

test('design §3 an empty list is not trusted after a restart either', async () => {
  const { server, clock, startProcess } = await setUp();
  await startProcess().products({ locale });
  server.answer(json([]));
  const restarted = startProcess();
  expect(await restarted.read('products', { locale })).toMatchObject({
    value: good,
    freshness: 'stale',
  });
  clock.advance(30_000);
  expect(await restarted.read('products', { locale })).toMatchObject({
    value: [],
    freshness: 'fresh',
  });
  server.answer(hangUp);
  expect(await startProcess().read('products', { locale })).toMatchObject({
    value: [],
    freshness: 'stale',
  });
});

test('design §3 a removed entry is removed from the folder', async () => {
  const { server, startProcess } = await setUp();
  server.answer(json(good[0]));
  await startProcess().product({ locale, id: 1 });
  server.answer(problem(404));
  expect(await startProcess().product({ locale, id: 1 })).toBeUndefined();
  server.answer(hangUp);
  await expect(startProcess().product({ locale, id: 1 })).rejects.toThrow(
    'Could not fetch product',
  );
});

test('design §3 a copy that does not parse is not served', async () => {
  const { server, startProcess } = await setUp();
  const copies: CopyStore = {
    read: async () => ({ value: [{ id: 'old' }], fetchedAt: 0 }),
    write: async () => {},
    delete: async () => {},
  };
  server.answer(hangUp);
  await expect(startProcess(copies).products({ locale })).rejects.toThrow(
    'Could not fetch products',
  );
});

test('design §3 a copy from the folder is revalidated by its entity tag', async () => {
  const { server, clock, startProcess } = await setUp();
  server.answer(withEtag(good, '"v1"'));
  await startProcess().products({ locale });
  const restarted = startProcess();
  server.answer(hangUp);
  await restarted.products({ locale });
  clock.advance(5000);
  server.answer(withEtag(good, '"v1"'));
  expect(await restarted.read('products', { locale })).toMatchObject({
    value: good,
    freshness: 'fresh',
  });
  expect(server.requests.at(-1)?.headers['if-none-match']).toBe('"v1"');
});

test('design §3 an unwritable folder does not affect calls', async () => {
  const { folder, logged, startProcess } = await setUp();
  await writeFile(join(folder, 'file'), '');
  const client = startProcess(createFileCopyStore(join(folder, 'file')));
  expect(await client.products({ locale })).toEqual(good);
  expect(logged).toEqual(['The store of content copies failed']);
});
