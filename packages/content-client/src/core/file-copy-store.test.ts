import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { createFileCopyStore } from './file-copy-store.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-copies-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const copy = { value: [{ id: 1 }], etag: '"a"', fetchedAt: 5 };

test('design §3 returns any JSON value under any key unchanged', async () => {
  const folder = await temporaryFolder();
  const store = createFileCopyStore(join(folder, 'deep', 'er'));
  const keys = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('../up', 'CON', 'a/b', '\0', 'A', 'a'),
  );
  await fc.assert(
    fc.asyncProperty(keys, fc.jsonValue(), async (key, value) => {
      const stored = { value: JSON.parse(JSON.stringify(value)), fetchedAt: 1 };
      await store.write(key, stored);
      expect(await store.read(key)).toEqual(stored);
    }),
    { numRuns: 50 },
  );
  expect(await readdir(folder)).toEqual(['deep']);
});

test('design §3 a copy outlives the store until it is deleted', async () => {
  const folder = await temporaryFolder();
  await createFileCopyStore(folder).write('key', copy);
  const store = createFileCopyStore(folder);
  expect(await store.read('key')).toEqual(copy);
  await store.delete('key');
  await store.delete('key');
  expect(await store.read('key')).toBeUndefined();
});

test.each([
  ['empty', () => ''],
  ['half', (text: string) => text.slice(0, text.length / 2)],
  ['not JSON', () => '<html>'],
  ['another version', (text: string) => text.replace('"version":1', '"version":2')],
  ['of another key', (text: string) => text.replace('"key":"key"', '"key":"other"')],
  ['a list', () => '[]'],
])('design §3 a file that is %s counts as absent', async (_, damage) => {
  const folder = await temporaryFolder();
  const store = createFileCopyStore(folder);
  await store.write('key', copy);
  const [name = ''] = await readdir(folder);
  await writeFile(join(folder, name), damage(await readFile(join(folder, name), 'utf8')));
  expect(await store.read('key')).toBeUndefined();
  await store.write('key', copy);
  expect(await store.read('key')).toEqual(copy);
});

test('design §3 concurrent readers see complete copies only, and no temporary files remain', async () => {
  const folder = await temporaryFolder();
  const stores = Array.from({ length: 5 }, () => createFileCopyStore(folder));
  const values = Array.from({ length: 50 }, (_, number) => `${number}`.repeat(20_000));
  await stores[0]?.write('key', { value: values[0], fetchedAt: 0 });
  const work = values.map(async (value, index) => {
    await stores[index % 5]?.write('key', { value, fetchedAt: index });
    return (await stores[(index + 1) % 5]?.read('key'))?.value;
  });
  for (const value of await Promise.all(work)) expect(values).toContain(value);
  expect(await readdir(folder)).toHaveLength(1);
});

test('the first write removes the oldest files and leftovers of dead processes', async () => {
  const folder = await temporaryFolder();
  const names = ['a', 'b', 'c'].map((letter) => `${letter.repeat(64)}.json`);
  for (const [index, name] of names.entries()) {
    await writeFile(join(folder, name), '{}');
    await utimes(join(folder, name), index, index);
  }
  const [abandoned, recent] = [`${names[0]}.old.tmp`, `${names[0]}.new.tmp`];
  for (const name of [abandoned, recent, 'README.md']) await writeFile(join(folder, name), '');
  await utimes(join(folder, abandoned), 0, 0);
  await createFileCopyStore(folder, { maxFiles: 1 }).write('key', copy);
  const left = await readdir(folder);
  expect(left).toEqual(expect.arrayContaining([names[2], recent, 'README.md']));
  expect(left).toHaveLength(4);
});

test('design §3 the folder stays bounded while one process writes many keys', async () => {
  const folder = await temporaryFolder();
  const store = createFileCopyStore(folder, { maxFiles: 50 });
  for (let key = 0; key < 200; key += 1) {
    await store.write(`?page=${key}`, copy);
    expect((await readdir(folder)).length).toBeLessThanOrEqual(55);
  }
  expect(await store.read('?page=199')).toEqual(copy);
});
