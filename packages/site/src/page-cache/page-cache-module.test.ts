import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { pageCacheModulePath, writePageCacheModule } from './page-cache-module.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const settings = { url: 'https://olivar.example', pages: ['/', '/lp/'] };

it('writes the module that Next loads, with the settings in it', () => {
  const app = temporaryFolder();
  const file = writePageCacheModule(app, settings);
  expect(file).toBe(join(app, pageCacheModulePath));
  const source = readFileSync(file, 'utf8');
  const written = /export const settings = (\{.*?\n\});/s.exec(source)?.[1];
  expect(JSON.parse(written ?? '')).toEqual(settings);
  expect(source).toContain('export default definePageCache(base, settings);');
});

it('leaves a module that says the same alone, and replaces one that does not', () => {
  const app = temporaryFolder();
  const first = statSync(writePageCacheModule(app, settings)).ino;
  expect(statSync(writePageCacheModule(app, settings)).ino).toBe(first);
  const file = writePageCacheModule(app, { ...settings, pages: [] });
  expect(readFileSync(file, 'utf8')).toContain('"pages": []');
  expect(readdirSync(dirname(file))).toEqual(['page-cache.mjs']);
});

it('refuses wrong settings before it writes', () => {
  expect(() => writePageCacheModule('/nowhere', { url: 'olivar' })).toThrow('not an address');
});
