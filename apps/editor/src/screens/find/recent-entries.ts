import type { EditorEntryKey } from '@plaza/contract/editor';

export type RecentEntry = EditorEntryKey & { readonly title: string };

const most = 6;
const keyOf = (websiteId: number) => `recent-${websiteId}`;

/** The entries that were opened last in this browser, newest first. */
export function readRecent(websiteId: number): readonly RecentEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(websiteId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    // Storage is disabled, or somebody else wrote it.
    return [];
  }
}

const isEntry = (value: unknown): value is RecentEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['folder', 'locale', 'id', 'title'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );

export function rememberRecent(websiteId: number, entry: RecentEntry): void {
  const others = readRecent(websiteId).filter(
    ({ folder, locale, id }) =>
      folder !== entry.folder || locale !== entry.locale || id !== entry.id,
  );
  try {
    localStorage.setItem(keyOf(websiteId), JSON.stringify([entry, ...others].slice(0, most)));
  } catch {
    // Recent entries are a convenience.
  }
}
