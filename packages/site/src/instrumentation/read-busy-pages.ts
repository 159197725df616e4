import type { RequestHooks } from '@plaza/page-cache/server';
import type { Site } from '@plaza/routing';
import { ofPath } from '../error-page/of-path.ts';
import { readRefusalPages } from './read-refusal-pages.ts';

type BusyPages = Awaited<ReturnType<NonNullable<RequestHooks['createBusyPages']>>>;

/**
 * Makes the pages for visitors whom a site turns away, in the language of the path that they ask
 * for (§2.2).
 *
 * @throws {Error} naming a text that is missing
 */
export async function readBusyPages(site: Site, projectDir: string): Promise<BusyPages> {
  const pages = await readRefusalPages(site, projectDir, 'busy');
  return (path) => ofPath(pages, path.split('?', 1)[0] ?? '');
}
