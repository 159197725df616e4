import { dirname, join } from 'node:path';
import { readImports } from './read-imports.ts';

/** The files that each file imports by a relative path, by path from `root`. */
export function readFileImports(
  root: string,
  patterns: string | readonly string[],
): Map<string, string[]> {
  const imports = [...readImports(root, patterns)].map(([file, specifiers]) => {
    const relative = specifiers.filter((specifier) => specifier.startsWith('.'));
    return [file, relative.map((specifier) => join(dirname(file), specifier))] as const;
  });
  return new Map(imports);
}

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
