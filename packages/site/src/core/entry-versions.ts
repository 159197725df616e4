import type { ContentFolder } from '@plaza/contract';
import { contentPaths, type PagePlace, type RoutedSite } from '@plaza/routing';

/** The pages of an entry in all locales, as the index has them. */
export const versionsOf = (
  site: RoutedSite,
  { folder, id }: { readonly folder: ContentFolder; readonly id: string },
): readonly PagePlace[] =>
  [contentPaths(site).byTranslationKey.get(`${folder}:${id}`) ?? []].flat();
