import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** An import or re-export of a file beside, of values or types, also a dynamic one. */
const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** The files that each file imports by a relative path, by path from `root`. */
export function readImports(root: string, pattern: string): Map<string, string[]> {
  const files = globSync(pattern, { cwd: root, exclude: isOthers }).toSorted();
  return new Map(
    files.map((file) => [
      file,
      [...readFileSync(join(root, file), 'utf8').matchAll(relativeImport)].map(([, path = '']) =>
        relative(root, join(root, dirname(file), path)),
      ),
    ]),
  );
}

const isOthers = (path: string) => /(?:^|\/)(?:node_modules|dist|\.next|\.data)(?:\/|$)/.test(path);

/**
 * A cycle of imports, as the files on the way; none without one. Biome's rule for it reads the types of
 * all installed packages first, which takes longer than all its other rules.
 */
export function findImportCycle(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const finished = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): string[] => {
    if (finished.has(file)) return [];
    const start = way.indexOf(file);
    if (start >= 0) return [...way.slice(start), file];
    way.push(file);
    for (const next of imports.get(file) ?? []) {
      const cycle = visit(next);
      if (cycle.length > 0) return cycle;
    }
    way.pop();
    finished.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const cycle = visit(file);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
