import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { drawRooms, floorOf, type RoomImport, readRoomImports, readRooms } from './rooms.ts';

const root = join(import.meta.dirname, '..');
const imports = readRoomImports(root);

const leaving = (all: readonly RoomImport[]) =>
  all.filter(({ from, to, by }) => by === 'path' && from !== to);

const rising = (all: readonly RoomImport[]) =>
  all.filter(({ from, to }) => from !== to && floorOf(to) >= floorOf(from));

const lines = (all: readonly RoomImport[]) =>
  all.map(({ file, specifier }) => `${file} imports ${specifier}`);

test('no relative import leaves its package', () => {
  expect(imports.length).toBeGreaterThan(5_000);
  expect(lines(leaving(imports))).toEqual([]);
});

test('no import runs up the floors', () => {
  expect(lines(rising(imports)), drawRooms(imports)).toEqual([]);
});

test('every room has a floor, and every package that it imports is a room', () => {
  const rooms = readRooms(root);
  expect([...rooms.values()].filter((room) => floorOf(room) < 0)).toEqual([]);
  expect(rooms.get('@plaza/site')).toBe('packages/site');
});

test('imports by path and by name, of values and of types, static and dynamic, are seen', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-floors-'));
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
  const found = readRoomImports(folder);
  rmSync(folder, { recursive: true });
  expect(lines(leaving(found))).toEqual(['packages/routing/src/a.ts imports ../../site/src/b.ts']);
  expect(lines(rising(found))).toEqual([
    'packages/routing/src/a.ts imports ../../site/src/b.ts',
    'packages/routing/src/b.ts imports @plaza/site/check',
  ]);
  expect(drawRooms(found)).toBe(' 4 packages/routing: packages/site');
});
