import type { EditorEntry, EditorEntryKey } from '@plaza/contract/editor';
import { call } from '../api/call.ts';
import { readEntries, saveEntries, textOf } from './change-entries.ts';
import { openEntry } from './entry-history.ts';
import { stampUpdate } from './stamp-update.ts';

/** How drafts are published. */
export type Publishing = { readonly at?: string; readonly reason?: string };

/**
 * Publishes the drafts of entries at once, or none of them. Each says when it changed.
 *
 * @throws {ApiError} with what is wrong with which of them
 */
export async function publishTogether(
  websiteId: number,
  keys: readonly EditorEntryKey[],
  { at, reason }: Publishing,
): Promise<void> {
  const entries = await readEntries(websiteId, keys);
  const time = at === undefined ? new Date() : new Date(at);
  const stamped = entries.flatMap((entry) => {
    const text = stampedText(entry, time);
    return text === undefined ? [] : [{ entry, text }];
  });
  const saved = new Map(
    (await saveEntries(websiteId, stamped)).map((entry) => [nameOf(entry), entry]),
  );
  const seen = entries.map((entry) => {
    const { folder, locale, id, draft } = saved.get(nameOf(entry)) ?? entry;
    return { folder, locale, id, draftVersion: draft?.version ?? 0 };
  });
  const body = { entries: seen, ...(at && { at }), ...(reason && { reason }) };
  await call('publish', { websiteId, body });
}

const nameOf = ({ folder, locale, id }: EditorEntryKey) => `${folder}/${locale}/${id}`;

/** A text that is no JSON is left to the service, which says so. */
function stampedText(entry: EditorEntry, time: Date): string | undefined {
  try {
    return stampUpdate(openEntry(textOf(entry)), entry, time)?.text;
  } catch {
    return undefined;
  }
}
