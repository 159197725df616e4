import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { rootFiles, sitemapIndexFile } from '../model/site-files.ts';

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
    sitemapIndexFile,
    ...files,
    // `[locale]` matches any segment, and `_not-found` is internal.
    ...segments.filter((segment) => /^[^[_]/.test(segment)),
  ]);
}

/**
 * Paths of the files in `public/`. Next takes a path without a file for one of a page, so only these
 * may reach it.
 */
export async function readPublicFiles(projectDir: string): Promise<ReadonlySet<string>> {
  const folder = join(projectDir, 'public');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return new Set(names.map((name) => `/${name.replaceAll(sep, '/')}`));
}
