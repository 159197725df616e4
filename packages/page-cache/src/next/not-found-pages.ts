import { join } from 'node:path';
import { longestPrefix } from '../core/longest-prefix.ts';
import { prerenderedFile } from '../core/prerendered-file.ts';
import type { PageCacheSettings } from '../model/settings.ts';
import { readPrerendered } from './compressed-files.ts';

/** Path of the not-found page for a path: the one of its longest prefix, by whole segments. */
export function notFoundPage(path: string, pages: PageCacheSettings['notFoundPages'] = {}): string {
  return pages[longestPrefix(path, Object.keys(pages)) ?? ''] ?? '/_not-found';
}

/** The HTML of a prerendered not-found page as the build wrote it, if there is one. */
export async function readNotFoundHtml(
  serverDistDir: string,
  page: string,
): Promise<string | undefined> {
  return readPrerendered(join(serverDistDir, 'app', `${prerenderedFile(page)}.html`));
}
