import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootFiles } from '../model/site-files.ts';

/** Next's own files, which its list of routes does not contain. */
const nextFolder = '_next';

/**
 * First path segments of everything that is not a page of the route table: other routes, files of
 * `public/`, and files at the root.
 *
 * @throws {Error} if the build cannot be read
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
    // `[locale]` matches any segment, and `_not-found` is internal.
    ...segments.filter((segment) => /^[^[_]/.test(segment)),
  ]);
}
