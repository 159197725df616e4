import { contentTag } from '@plaza/contract';
import type { ListQuery } from '@plaza/screens';

type Place = Parameters<typeof contentTag.list>[0];
type Entry = { readonly id: string | number };

/** More entries share the tag of their list: Next takes at most 128 tags at once. */
const maxEntryTags = 100;

/**
 * The tags of a page that shows these entries of a list. A part of a list changes with its order,
 * or with an entry that it shows; a whole list with anything in it.
 */
export function listTags(place: Place, query: ListQuery, entries: readonly Entry[]): string[] {
  const isWhole = Object.values(query).every((value) => value === undefined);
  if (isWhole || entries.length > maxEntryTags) return [contentTag.list(place)];
  return [contentTag.order(place), ...entries.map(({ id }) => contentTag.entry({ ...place, id }))];
}
