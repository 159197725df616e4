import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { floors } from './floors.ts';

/** An import of one room by another, or by itself; `by` says how. */
export type RoomImport = {
  readonly file: string;
  readonly specifier: string;
  readonly from: string;
  readonly to: string;
  readonly by: 'name' | 'path';
};

const isForeign = (path: string) =>
  /(?:^|\/)(?:node_modules|dist|\.next|\.data|\.turbo|app)(?:\/|$)/.test(path);

const find = (root: string, pattern: string | string[]) =>
  globSync(pattern, { cwd: root, exclude: isForeign }).toSorted();

const folders = '{packages,apps,tooling,scripts,e2e,benchmarks,.storybook}';

/** Statements and dynamic imports, also of types; no imports in texts, which tests write to files. */
const imported =
  /^(?:import|export)\b(?:[^'"`;]*?\bfrom)? *['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'\)/gm;

/** The rooms by the name that imports them: every folder with a manifest. */
export function readRooms(root: string): Map<string, string> {
  const manifests = ['package.json', ...find(root, `${folders}/**/package.json`)];
  return new Map(
    manifests.map((file) => [
      JSON.parse(readFileSync(join(root, file), 'utf8')).name,
      dirname(file),
    ]),
  );
}

/** The room of a file: the nearest folder with a manifest, `.` for the root. */
function roomOf(file: string, rooms: ReadonlySet<string>): string {
  let folder = dirname(file);
  while (folder !== '.' && folder !== '..' && !rooms.has(folder)) folder = dirname(folder);
  return folder;
}

/** Every import of rooms in the repository, in sources, tests and tools. */
export function readRoomImports(root: string): RoomImport[] {
  const named = readRooms(root);
  const rooms = new Set(named.values());
  const files = find(root, [`${folders}/**/*.{ts,tsx}`, '*.ts']);
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(imported)].flatMap(
      ([, statement, dynamic]): RoomImport[] => {
        const specifier = statement ?? dynamic ?? '';
        const from = roomOf(file, rooms);
        if (specifier.startsWith('.')) {
          const to = roomOf(normalize(join(dirname(file), specifier)), rooms);
          return [{ file, specifier, from, to, by: 'path' }];
        }
        const to = named.get(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
        return to === undefined ? [] : [{ file, specifier, from, to, by: 'name' }];
      },
    ),
  );
}

/** The floor of a room from 0; a room by its own name before a pattern; -1 without one. */
export function floorOf(room: string): number {
  const own = floors.findIndex((floor) => floor.includes(room));
  return own >= 0
    ? own
    : floors.findIndex((floor) => floor.some((glob) => matchesGlob(room, glob)));
}

/** The rooms from the highest floor to the lowest, each with what it imports. */
export function drawRooms(imports: readonly RoomImport[]): string {
  const below = Map.groupBy(
    imports.filter(({ from, to }) => from !== to),
    ({ from }) => from,
  );
  return [...below]
    .toSorted(([a], [b]) => floorOf(b) - floorOf(a) || a.localeCompare(b))
    .map(([room, of]) => {
      const names = [...new Set(of.map(({ to }) => to))].toSorted();
      return `${String(floorOf(room)).padStart(2)} ${room}: ${names.join(', ')}`;
    })
    .join('\n');
}
