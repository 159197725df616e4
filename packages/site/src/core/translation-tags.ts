import { type ContentFolder, contentTag } from '@plaza/contract';
import type { RoutedSite } from '@plaza/routing';
import { versionsOf } from './entry-versions.ts';

type NamedEntry = {
  readonly tag: string;
  readonly folder: ContentFolder;
  readonly locale: string;
  readonly id: string;
};

/**
 * The tags of the translations of entries whose page appeared, moved or disappeared while the index
 * was refreshed: every version of a page links the others.
 *
 * @param tags of a message about changed content
 * @param refresh takes the change into the index of the site
 */
export async function tagsOfTranslations(
  site: RoutedSite,
  tags: readonly string[],
  refresh: () => Promise<unknown>,
): Promise<string[]> {
  const entries = tags.flatMap(readEntryTag);
  const before = entries.map((entry) => pathOf(site, entry));
  await refresh();
  const moved = entries.filter((entry, index) => pathOf(site, entry) !== before[index]);
  const translations = moved.flatMap(({ folder, locale, id }) =>
    versionsOf(site, { folder, id })
      .filter((version) => version.locale !== locale)
      .map((version) => contentTag.entry({ folder, locale: version.locale, id })),
  );
  return [...new Set(translations)].filter((tag) => !tags.includes(tag));
}

const pathOf = (site: RoutedSite, { locale, ...entry }: NamedEntry) =>
  versionsOf(site, entry).find((version) => version.locale === locale)?.path;

/** The tag of a list's order is read as that of an entry, which has no page. */
function readEntryTag(tag: string): NamedEntry[] {
  const [, folder, locale, id] = /^content:([^:]+):([^:]+):(.+)$/.exec(tag) ?? [];
  return folder && locale && id ? [{ tag, folder: folder as ContentFolder, locale, id }] : [];
}
