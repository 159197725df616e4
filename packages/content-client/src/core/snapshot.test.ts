import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sampleContent } from '@plaza/contract/testing';
import { expect, onTestFinished, test } from 'vitest';
import { createSnapshot, snapshotOf } from './snapshot.ts';

const locale = 'es-ES';

test('design §3 a snapshot is read on first use, again after an error, and then never again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const snapshot = createSnapshot(folder);
  await expect(snapshot.answer('menus', { locale })).rejects.toThrow('there is no such file');
  const { website, entities } = sampleContent();
  for (const { file, value } of [{ file: 'website.json', value: website }, ...entities]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), JSON.stringify(value));
  }
  expect(await snapshot.answer('menus', { locale })).toMatchObject({ total: 1 });
  await rm(folder, { recursive: true });
  expect(await snapshot.answer('authors', { locale })).toMatchObject({ total: 2 });
});

test('an answer is the caller’s own', async () => {
  const snapshot = snapshotOf(sampleContent().entities);
  const [mine, others] = [
    await snapshot.answer('menus', { locale }),
    await snapshot.answer('menus', { locale }),
  ];
  expect(mine).toEqual(others);
  const [menu] = mine.value as { items: unknown[] }[];
  menu?.items.splice(0);
  expect(mine).not.toEqual(others);
});
