import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { packageLayers } from './package-layers.ts';
import { findFiles, readImports, sourceFiles } from './read-imports.ts';

/** An import of one package by another, or by itself; packages are named by their folders. */
export type PackageImport = {
  readonly file: string;
  readonly specifier: string;
  readonly from: string;
  readonly to: string;
  readonly by: 'name' | 'path';
};

/** The folder of each package by the name that imports it: every folder with a manifest. */
export function readPackages(root: string): Map<string, string> {
  const manifests = ['package.json', ...findFiles(root, '{*,.storybook}/**/package.json')];
  return new Map(
    manifests.map((file) => [
      JSON.parse(readFileSync(join(root, file), 'utf8')).name,
      dirname(file),
    ]),
  );
}

/** The package of a file: the nearest folder with a manifest, `.` for the root. */
function packageOf(file: string, packages: ReadonlySet<string>): string {
  let folder = dirname(file);
  while (folder !== '.' && folder !== '..' && !packages.has(folder)) folder = dirname(folder);
  return folder;
}

/** Every import of packages of the repository, in sources, tests and tools. */
export function readPackageImports(root: string): PackageImport[] {
  const named = readPackages(root);
  const packages = new Set(named.values());
  return [...readImports(root, sourceFiles)].flatMap(([file, specifiers]) => {
    const from = packageOf(file, packages);
    return specifiers.flatMap((specifier): PackageImport[] => {
      if (specifier.startsWith('.')) {
        const to = packageOf(normalize(join(dirname(file), specifier)), packages);
        return [{ file, specifier, from, to, by: 'path' }];
      }
      const to = named.get(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
      return to === undefined ? [] : [{ file, specifier, from, to, by: 'name' }];
    });
  });
}

/** The layer of a package from 0; a package by its own name before a pattern; -1 without one. */
export function layerOf(folder: string): number {
  const own = packageLayers.findIndex((layer) => layer.includes(folder));
  return own >= 0
    ? own
    : packageLayers.findIndex((layer) => layer.some((glob) => matchesGlob(folder, glob)));
}

/** The packages from the highest layer to the lowest, each with what it imports. */
export function drawPackages(imports: readonly PackageImport[]): string {
  const below = Map.groupBy(
    imports.filter(({ from, to }) => from !== to),
    ({ from }) => from,
  );
  return [...below]
    .toSorted(([a], [b]) => layerOf(b) - layerOf(a) || a.localeCompare(b))
    .map(([folder, of]) => {
      const names = [...new Set(of.map(({ to }) => to))].toSorted();
      return `${String(layerOf(folder)).padStart(2)} ${folder}: ${names.join(', ')}`;
    })
    .join('\n');
}
