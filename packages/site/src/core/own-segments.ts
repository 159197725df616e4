import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootFiles } from '../model/site-files.ts';

/** Next's own files, of which its list of routes says nothing. */
const nextFolder = '_next';

/**
 * First segments of the paths that a build answers with something else than a page of the route
 * table: its other routes, the files of `public/`, and those at the root.
 *
 * @throws Error when the build cannot be read
 */
export async function readOwnSegments(
  projectDir: string,
  distDir: string,
): Promise<ReadonlySet<string>> {
  const manifest = join(projectDir, distDir, 'app-path-routes-manifest.json');
  const routes = Object.values(JSON.parse(await readFile(manifest, 'utf8')) as object).map(String);
  const files = await readdir(join(projectDir, 'public')).catch(() => []);
  const segments = routes.map((route) => route.split('/')[1] ?? '');
  return new Set([
    nextFolder,
    ...rootFiles,
    ...files,
    // `[locale]` is any segment, and `_not-found` is nobody's.
    ...segments.filter((segment) => /^[^[_]/.test(segment)),
  ]);
}
