import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { installBrowserFiles } from './install-browser-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'plaza-browser-files-'));
const source = join(folder, 'dist');
const installed = join(folder, 'app/public/_plaza');
mkdirSync(source);
mkdirSync(join(folder, 'app/app'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const build = (files: Record<string, string>) => {
  for (const name of readdirSync(source)) rmSync(join(source, name));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(source, name), text);
};
const install = () => installBrowserFiles(join(folder, 'app'), source);

it('design §2 installs the files of the last build and removes those of the previous one', () => {
  build({ 'entry-A.js': 'a', 'videos-A.js': 'v' });
  install();
  expect(readdirSync(installed).sort()).toEqual(['entry-A.js', 'videos-A.js']);
  build({ 'entry-B.js': 'b', 'videos-A.js': 'v' });
  install();
  expect(readdirSync(installed).sort()).toEqual(['entry-B.js', 'videos-A.js']);
  expect(readFileSync(join(installed, 'entry-B.js'), 'utf8')).toBe('b');
});

it('writes no existing file, so that a read-only file system works', () => {
  const before = statSync(installed, { bigint: true }).mtimeNs;
  install();
  expect(statSync(installed, { bigint: true }).mtimeNs).toBe(before);
});

it('ignores a folder without an app', () => {
  mkdirSync(join(folder, 'workspace'));
  installBrowserFiles(join(folder, 'workspace'), source);
  expect(readdirSync(join(folder, 'workspace'))).toEqual([]);
});

it('throws with the missing file if the package is not built', () => {
  expect(() => installBrowserFiles(join(folder, 'app'), join(folder, 'none'))).toThrow('none');
});
