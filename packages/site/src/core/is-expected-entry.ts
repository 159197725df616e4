import { RESOURCES, type ResourceName } from '@plaza/contract';
import { findPage, type RoutedSite } from '@plaza/routing';
import { versionsOf } from './entry-versions.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * Whether a page of the site shows what is read. A single 404 for it is not trusted (decision 16):
 * an import that removes an entry removes it from the index first.
 */
export function isExpectedEntry(
  site: RoutedSite,
  name: ResourceName,
  { path, id, locale }: Input,
): boolean {
  if (name === 'page')
    return findPage(site, { locale: String(locale), path: String(path) }) !== undefined;
  const { folder, kind } = RESOURCES[name];
  if (kind !== 'item' || folder === undefined || id === undefined) return false;
  return versionsOf(site, { folder, id: String(id) }).some((page) => page.locale === locale);
}
