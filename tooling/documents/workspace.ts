import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from '../manifests.ts';
import { root } from './read-documents.ts';

/** The text of a file of the repository. */
export const read = (file: string) => readFileSync(join(root, file), 'utf8');

export const workspaceFolders = globSync(
  '{apps,packages,tooling,e2e/fixtures,packages/*/fixtures}/*/package.json',
  {
    cwd: root,
  },
)
  .filter((file) => !file.includes('node_modules'))
  .map((file) => dirname(file));

export const packageFolders = new Map(
  workspaceFolders.map((folder) => [String(readManifest(folder).name), folder]),
);

export const testFiles = globSync('{apps,packages}/*/{src,e2e}/**/*.{test,e2e}.{ts,tsx}', {
  cwd: root,
}).concat(
  globSync('{e2e,tooling,scripts,benchmarks,.storybook}/**/*.{test,e2e}.{ts,tsx}', { cwd: root }),
);

/** The text of all sources that match. */
export const sourcesOf = (...patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.includes('.test.'))
    .map(read)
    .join('\n');

/** A site of the repository, whose scripts are those of every site. */
export const firstSite = dirname(globSync('apps/*/plaza.config.ts', { cwd: root })[0] ?? '');
