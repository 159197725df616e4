import { type EditorEntry, type EditorEntryKey, MOST_DRAFTS } from '@plaza/contract/editor';
import { call } from '../api/call.ts';

/** A text of an entry that is to be saved; null removes it. */
export type ChangedEntry = { readonly entry: EditorEntry; readonly text: string | null };

const keyOf = ({ folder, locale, id }: EditorEntryKey): EditorEntryKey => ({ folder, locale, id });

/** The text that is edited next: the draft, or else what is published. */
export const textOf = ({ draft, published }: EditorEntry): string =>
  draft?.text ?? published?.text ?? '{}';

/** Entries in the order of their keys. */
export async function readEntries(
  websiteId: number,
  keys: readonly EditorEntryKey[],
): Promise<EditorEntry[]> {
  const all: EditorEntry[] = [];
  for (let at = 0; at < keys.length; at += MOST_DRAFTS) {
    const entries = keys.slice(at, at + MOST_DRAFTS).map(keyOf);
    all.push(...(await call('drafts', { websiteId, body: { entries } })).entries);
  }
  return all;
}

/**
 * Saves texts as drafts, as many together as the service takes.
 *
 * @returns the entries as they are afterwards
 * @throws {ApiError} if one was changed meanwhile; nothing of its request was saved
 */
export async function saveEntries(
  websiteId: number,
  changes: readonly ChangedEntry[],
): Promise<EditorEntry[]> {
  const saved: EditorEntry[] = [];
  for (let at = 0; at < changes.length; at += MOST_DRAFTS) {
    const drafts = changes.slice(at, at + MOST_DRAFTS).map(({ entry, text }) => ({
      ...{ entry: keyOf(entry), text, draftVersion: entry.draft?.version ?? 0 },
      baseVersion: entry.published?.version ?? 0,
    }));
    const { entries } = await call('saveDrafts', { websiteId, body: { drafts } });
    saved.push(...entries);
  }
  return saved;
}

/** Changes the texts of entries, and saves those that are different as drafts. */
export async function changeEntries(
  websiteId: number,
  keys: readonly EditorEntryKey[],
  change: (text: string, entry: EditorEntry) => string,
): Promise<EditorEntry[]> {
  const entries = await readEntries(websiteId, keys);
  const changes = entries
    .filter(({ draft }) => draft?.text !== null)
    .map((entry) => ({ entry, text: change(textOf(entry), entry) }));
  return saveEntries(
    websiteId,
    changes.filter(({ entry, text }) => text !== textOf(entry)),
  );
}
