import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../core/temporary-folder.test.support.ts';
import { readSettings, writeSettings } from './settings-file.ts';

const settings = { url: 'https://olivar.example', pages: ['/', '/lp/'] };
const fileOf = (app: string) => join(app, 'node_modules/.cache/plaza/page-cache.json');

it('the build check reads what the configuration wrote', () => {
  const app = temporaryFolder();
  writeSettings(app, settings);
  expect(readSettings(app)).toEqual(settings);
});

it('a file that says the same is left alone, one that does not is replaced whole', () => {
  const app = temporaryFolder();
  writeSettings(app, settings);
  const first = statSync(fileOf(app)).ino;
  writeSettings(app, settings);
  expect(statSync(fileOf(app)).ino).toBe(first);
  writeSettings(app, { ...settings, pages: [] });
  expect(JSON.parse(readFileSync(fileOf(app), 'utf8')).pages).toEqual([]);
  expect(readdirSync(dirname(fileOf(app)))).toEqual(['page-cache.json']);
});

it('an app whose configuration was never loaded is told so', () => {
  expect(() => readSettings(temporaryFolder())).toThrow(
    /page-cache\.json is missing: run next build/,
  );
});

it('settings that somebody broke are refused', () => {
  const app = temporaryFolder();
  mkdirSync(dirname(fileOf(app)), { recursive: true });
  writeFileSync(fileOf(app), '{"url":"olivar"}');
  expect(() => readSettings(app)).toThrow('not an address');
});
