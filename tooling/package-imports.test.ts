import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  drawPackages,
  layerOf,
  type PackageImport,
  readPackageImports,
  readPackages,
} from './package-imports.ts';

const root = join(import.meta.dirname, '..');
const imports = readPackageImports(root);

const leaving = (all: readonly PackageImport[]) =>
  all.filter(({ from, to, by }) => by === 'path' && from !== to);

const rising = (all: readonly PackageImport[]) =>
  all.filter(({ from, to }) => from !== to && layerOf(to) >= layerOf(from));

const lines = (all: readonly PackageImport[]) =>
  all.map(({ file, specifier }) => `${file} imports ${specifier}`);

test('no relative import leaves its package', () => {
  expect(imports.length).toBeGreaterThan(5_000);
  expect(lines(leaving(imports))).toEqual([]);
});

test('no import points up the layers of packages', () => {
  expect(lines(rising(imports)), drawPackages(imports)).toEqual([]);
});

test('every package has a layer', () => {
  const packages = readPackages(root);
  expect([...packages.values()].filter((folder) => layerOf(folder) < 0)).toEqual([]);
  expect(packages.get('@plaza/site')).toBe('packages/site');
});

test('imports by path and by name, of values and of types, static and dynamic, are seen', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-layers-'));
  const sources = {
    'package.json': '{"name":"plaza"}',
    'packages/routing/package.json': '{"name":"@plaza/routing"}',
    'packages/site/package.json': '{"name":"@plaza/site"}',
    'packages/routing/src/a.ts': "import type {\n  A,\n} from '../../site/src/b.ts';\n",
    'packages/routing/src/b.ts': "export const load = () => import('@plaza/site/check');\n",
    'packages/routing/src/c.ts': "export { a } from './a.ts';\nconst text = `from '../../x.ts'`;\n",
  };
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  const found = readPackageImports(folder);
  rmSync(folder, { recursive: true });
  expect(lines(leaving(found))).toEqual(['packages/routing/src/a.ts imports ../../site/src/b.ts']);
  expect(lines(rising(found))).toEqual([
    'packages/routing/src/a.ts imports ../../site/src/b.ts',
    'packages/routing/src/b.ts imports @plaza/site/check',
  ]);
  expect(drawPackages(found)).toBe(' 4 packages/routing: packages/site');
});
