import { join } from 'node:path';
import { finishPage } from '../core/finish/finish-page.ts';
import { longestPrefix } from '../core/longest-prefix.ts';
import { prerenderedFile } from '../core/prerendered-file.ts';
import type { FinishedPage } from '../model/page.ts';
import { checkSettings, type PageCacheSettings } from '../model/settings.ts';
import { readClientModules } from './client-modules.ts';
import { readPrerendered } from './compressed-files.ts';

/** The error page for a public path, if the site has one. */
export type ErrorPages = (path: string) => FinishedPage | undefined;

/**
 * The site's prerendered error pages, finished and held in memory, since they are needed when
 * nothing else can be relied on. A page that the build did not write is left out.
 *
 * @param serverDistDir the build's `server` folder
 */
export async function readErrorPages(
  serverDistDir: string,
  settings: PageCacheSettings,
): Promise<ErrorPages> {
  const { errorPages = {} } = checkSettings(settings);
  const clientModules = await readClientModules(serverDistDir);
  const read = async ([prefix, page]: [string, string]) => {
    const html = await readPrerendered(join(serverDistDir, 'app', `${prerenderedFile(page)}.html`));
    if (html === undefined) return [];
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return [
      [prefix, finishPage({ html, headers, status: 500 }, { ...settings, clientModules })] as const,
    ];
  };
  const pages = new Map((await Promise.all(Object.entries(errorPages).map(read))).flat());
  return (path) => pages.get(longestPrefix(path, [...pages.keys()]) ?? '');
}
