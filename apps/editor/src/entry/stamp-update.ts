import type { EditorEntry } from '@plaza/contract/editor';
import { valueAt } from '../json/json.ts';
import { type EntryAction, type EntryHistory, reduceEntry } from './entry-history.ts';

/**
 * Sets when the entry changed, for lists, feeds and search engines: when its text is handed on, not
 * with each letter. An approved text stays as it was approved, and a removal has no text.
 *
 * @returns the edit, and the text after it; undefined if the entry has no such time
 */
export function stampUpdate(
  history: EntryHistory,
  entry: EditorEntry,
  time: Date,
): { readonly action: EntryAction; readonly text: string } | undefined {
  if (entry.draft?.text === null) return undefined;
  if (typeof valueAt(history.now.value, ['updatedAt']) !== 'string') return undefined;
  if (['approved', 'in-review', 'scheduled'].includes(entry.draft?.state ?? '')) return undefined;
  const value = time.toISOString().replace(/\.\d+Z$/, 'Z');
  const action: EntryAction = { kind: 'edit', path: ['updatedAt'], value, time: time.getTime() };
  return { action, text: reduceEntry(history, action).now.text };
}
