import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeSite } from './write-site.ts';

const root = mkdtempSync(join(tmpdir(), 'plaza-write-site-'));
afterAll(() => rmSync(root, { recursive: true }));

it('writes a folder whole', () => {
  writeSite(join(root, 'apps/a'), new Map([['content/pages/x.json', '{}']]));
  expect(readFileSync(join(root, 'apps/a/content/pages/x.json'), 'utf8')).toBe('{}');
  expect(readdirSync(join(root, 'apps'))).toEqual(['a']);
});

it('never touches a folder that is there, an empty one neither', () => {
  mkdirSync(join(root, 'apps/b'));
  expect(() => writeSite(join(root, 'apps/b'), new Map([['x', '']]))).toThrow('is there already');
  expect(readdirSync(join(root, 'apps/b'))).toEqual([]);
});

it('leaves nothing when a file cannot be written', () => {
  const files = new Map([
    ['x', 'a file'],
    ['x/y', 'and a folder of that name'],
  ]);
  expect(() => writeSite(join(root, 'apps/c'), files)).toThrow();
  expect(existsSync(join(root, 'apps/c'))).toBe(false);
  expect(readdirSync(join(root, 'apps')).toSorted()).toEqual(['a', 'b']);
});
