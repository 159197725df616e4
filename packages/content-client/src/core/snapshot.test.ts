import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sampleContent } from '@plaza/contract/testing';
import { expect, onTestFinished, test } from 'vitest';
import { createSnapshot } from './snapshot.ts';

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
