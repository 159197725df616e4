import type { ContentFolder } from '@plaza/contract';
import type { EditorEntry } from '@plaza/contract/editor';
import { call } from '../api/call.ts';
import { readEntries } from './change-entries.ts';

/** Entries of one answer of the list. */
const size = 200;

/** Every entry of a folder in a locale, as it is published and as it is edited. */
export async function readFolder(
  websiteId: number,
  { folder, locale }: { readonly folder: ContentFolder; readonly locale: string },
): Promise<EditorEntry[]> {
  const keys = [];
  for (let page = 1; ; page += 1) {
    const query = { folder, locale, page, size };
    const { entries, total } = await call('entries', { websiteId, query });
    keys.push(...entries);
    if (keys.length >= total || entries.length === 0) break;
  }
  return readEntries(websiteId, keys);
}
