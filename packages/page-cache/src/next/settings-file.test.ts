import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../core/temporary-folder.test.support.ts';
import { readSettings, writeSettings } from './settings-file.ts';

const settings = { url: 'https://olivar.example', pages: ['/', '/lp/'] };
const fileOf = (app: string) => join(app, 'node_modules/.cache/plaza/page-cache.json');

it('reads back the settings that the configuration wrote', () => {
  const app = temporaryFolder();
  writeSettings(app, settings);
  expect(readSettings(app)).toEqual(settings);
});

it('leaves an equal file alone and replaces any other atomically', () => {
  const app = temporaryFolder();
  writeSettings(app, settings);
  const first = statSync(fileOf(app)).ino;
  writeSettings(app, settings);
  expect(statSync(fileOf(app)).ino).toBe(first);
  writeSettings(app, { ...settings, pages: [] });
  expect(JSON.parse(readFileSync(fileOf(app), 'utf8')).pages).toEqual([]);
  expect(readdirSync(dirname(fileOf(app)))).toEqual(['page-cache.json']);
});

it('reports that the configuration was never loaded', () => {
  expect(() => readSettings(temporaryFolder())).toThrow(
    /page-cache\.json is missing: run next build/,
  );
});

it('rejects a damaged settings file', () => {
  const app = temporaryFolder();
  mkdirSync(dirname(fileOf(app)), { recursive: true });
  writeFileSync(fileOf(app), '{"url":"olivar"}');
  expect(() => readSettings(app)).toThrow('not an address');
});
