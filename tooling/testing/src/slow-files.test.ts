import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slowFiles } from './slow-files.ts';

test('design §6 every slow test file in the table exists and is listed once', () => {
  const root = join(import.meta.dirname, '../../..');
  expect(slowFiles.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(slowFiles).size).toBe(slowFiles.length);
});
