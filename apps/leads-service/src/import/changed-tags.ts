import { CONTENT_TAG, contentTag } from '@plaza/contract';
import type { EntryKey } from './content-row.ts';

/**
 * Above this number of tags sites read all content again: a first import would otherwise name every
 * entry.
 */
const MOST_TAGS = 20_000;

/** The tags of an import, collected while it writes. */
export interface ChangedTags {
  /** An entry was added or removed. */
  listed(key: EntryKey): void;
  /** An entry was changed; `isMoved` if its place in lists was too. */
  changed(key: EntryKey, isMoved: boolean): void;
  /** Everything was changed, such as the settings of the website. */
  everything(): void;
  all(): string[];
}

export function createChangedTags(): ChangedTags {
  const tags = new Set<string>();
  const add = ({ folder, locale, id }: EntryKey, isMoved: boolean) => {
    if (tags.size > MOST_TAGS) return;
    const place = { folder, locale: locale || undefined };
    tags.add(contentTag.entry({ ...place, id }));
    tags.add(contentTag.list(place));
    if (isMoved) tags.add(contentTag.order(place));
  };
  return {
    listed: (key) => add(key, true),
    changed: add,
    everything: () => tags.add(CONTENT_TAG),
    all: () => (tags.has(CONTENT_TAG) || tags.size > MOST_TAGS ? [CONTENT_TAG] : [...tags]),
  };
}
