import { findInternalPage, type RoutedSite } from '@plaza/routing';
import { searchLocales, suggestionsPath } from '@plaza/screens';
import {
  filesFolder,
  rootFiles,
  shareFolder,
  sitemapLocale,
  sitemapsFolder,
} from '../../model/site-files.ts';
import { findFeed } from '../feeds/feed-path.ts';
import { brandImageFile } from '../share-image/share-image-path.ts';

const known: ReadonlySet<string> = new Set([...rootFiles, brandImageFile]);

/**
 * Whether a path below `/files/` is a file of the site. Next keeps what it answers to each path, so
 * that no other may reach it.
 */
export function isSiteFile(site: RoutedSite, path: string): boolean {
  const name = path.slice(filesFolder.length + 1);
  if (known.has(name) || isSuggestions(site, path)) return true;
  const [folder, rest = ''] = cut(name);
  if (folder === shareFolder)
    return rest.endsWith('.png') && findInternalPage(site, `/${rest.slice(0, -4)}/`) !== undefined;
  if (folder === sitemapsFolder) {
    const locale = sitemapLocale(rest);
    return locale === '' || (locale !== undefined && site.marketByLocale.has(locale));
  }
  return findFeed(site, name) !== undefined;
}

const isSuggestions = (site: RoutedSite, path: string) =>
  searchLocales(site).some((locale) => suggestionsPath(locale) === path);

function cut(name: string): [string, string] {
  const at = name.indexOf('/');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
}
