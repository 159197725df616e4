import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectContentFolder } from '@plaza/contract/content-folder';
import { pageTypes } from '@plaza/routing';
import { afterAll, expect, test } from 'vitest';
import { writeLargeContent } from './write-large-content.ts';

const root = mkdtempSync(join(tmpdir(), 'plaza-large-'));
afterAll(() => rmSync(root, { recursive: true }));

test('writes valid content whose relations exist, the same for a seed', async () => {
  const [first, again, other] = ['first', 'again', 'other'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  const count = await writeLargeContent(first, { entries: 600 });
  await writeLargeContent(again, { entries: 600 });
  await writeLargeContent(other, { entries: 600, seed: 2 });
  const { entities, issues, warnings } = await inspectContentFolder(first);
  expect({ count: entities.length, issues, warnings }).toEqual({ count, issues: [], warnings: [] });
  const types = entities.flatMap(({ value }) => ('pageType' in value ? [value.pageType] : []));
  expect(types.filter((type) => !(pageTypes as readonly string[]).includes(type))).toEqual([]);
  const post = (folder: string) =>
    readFileSync(join(folder, 'posts/fi-FI/post-000007.json'), 'utf8');
  expect(post(again)).toBe(post(first));
  expect(post(other)).not.toBe(post(first));
});
