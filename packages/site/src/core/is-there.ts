import { type RoutedSite, reservedSegments } from '@plaza/routing';
import { filesFolder } from '../model/site-files.ts';
import { isSiteFile } from './site-files/is-site-file.ts';

type Place = { readonly site: RoutedSite; readonly publicFiles?: ReadonlySet<string> };

const reserved: ReadonlySet<string> = new Set(reservedSegments);

/**
 * Whether there may be something at a path that is no page's. Next takes any other path for one of a
 * page, renders that there is none, and keeps it, so no such path may reach it.
 *
 * @param url path and query, whose first segment is not a page's
 */
export function isThere({ site, publicFiles = new Set() }: Place, url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  const [, segment = '', name = ''] = path.split('/');
  if (reserved.has(segment) && name === '') return false;
  // The request handler answers Next's static files, or hands them to Next.
  if (segment === '_next') return name === 'image';
  if (`/${segment}` === filesFolder) return isSiteFile(site, path);
  if (segment === 'consent-dialog') return site.marketByLocale.has(name);
  return !isPublic(publicFiles, segment) || publicFiles.has(decode(path));
}

const isPublic = (files: ReadonlySet<string>, segment: string) => files.has(decode(`/${segment}`));

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
