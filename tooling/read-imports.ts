import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = '{packages,apps,tooling,scripts,e2e,benchmarks,.storybook}';

/** The sources, tests and tools of the repository, from its root. */
export const sourceFiles: readonly string[] = [`${folders}/**/*.{ts,tsx}`, '*.ts'];

const isOthers = (path: string) =>
  /(?:^|\/)(?:node_modules|dist|\.next|\.data|\.turbo)(?:\/|$)/.test(path);

/** The files of our own that match, in order. */
export const findFiles = (root: string, patterns: string | readonly string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: isOthers }).toSorted();

/** Statements and dynamic imports, also of types; no imports in texts, which tests write to files. */
const imported =
  /^(?:import|export)\b(?:[^'"`;]*?\bfrom)? *['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'\)/gm;

/** What each file imports and re-exports, as it is written there, by path from `root`. */
export const readImports = (
  root: string,
  patterns: string | readonly string[],
): Map<string, string[]> =>
  new Map(
    findFiles(root, patterns).map((file) => [
      file,
      [...readFileSync(join(root, file), 'utf8').matchAll(imported)].map(
        ([, statement, dynamic]) => statement ?? dynamic ?? '',
      ),
    ]),
  );
