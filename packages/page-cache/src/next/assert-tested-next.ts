import { readFileSync } from 'node:fs';

/** The versions of Next whose pages, manifests and cache this package was tested with. */
export const testedNextVersions: readonly string[] = ['16.4.6'];

/**
 * Refuses a Next that this package was not tested with: it removes from pages what Next writes for
 * itself, and another version may write it otherwise.
 *
 * @param packageFile path of that Next's `package.json`
 * @throws Error naming the version, the tested ones, and what to do
 */
export function assertTestedNext(packageFile: string): void {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'));
  if (testedNextVersions.includes(version)) return;
  throw new Error(
    `@plaza/page-cache was not tested with Next ${version} (${packageFile}). ` +
      `Tested: ${testedNextVersions.join(', ')}. ` +
      `Install next@${testedNextVersions.at(-1)} exactly, or a version of @plaza/page-cache that names Next ${version}.`,
  );
}
