import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * What `tsc --build` checks: the source of all packages, scripts and tests in three programs, because a
 * program for each package would check the packages it imports again, and apps by themselves, whose
 * generated modules declare the same names.
 *
 * - `node.json` has no DOM, so what runs in Node alone cannot use it.
 * - `next.json` has the global types of Next, which require a `NODE_ENV` of every environment.
 *
 * @returns paths from the root
 */
export const typePrograms = (): string[] => [
  ...['browser', 'next', 'node'].map((name) => `tooling/types/${name}.json`),
  // In Node alone, and with the global types of Next.
  'packages/page-cache',
  ...globSync(['apps/*/next.config.ts', 'packages/*/fixtures/*/next.config.ts'], { cwd: root })
    .map((file) => file.replace(/\/next\.config\.ts$/, ''))
    .toSorted(),
];
