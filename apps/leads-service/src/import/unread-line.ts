import { CONTENT_FOLDERS, type ContentFolder } from '@plaza/contract';
import * as z from 'zod';
import type { StoredEntry } from './content-row.ts';
import type { ContentSpool } from './content-spool.ts';
import { readMessage } from './read-message.ts';

const unreadSchema = z.object({
  unread: z.array(
    z.object({
      folder: z.enum(Object.keys(CONTENT_FOLDERS) as ContentFolder[]),
      locale: z.string(),
      id: z.string(),
      hash: z.string(),
    }),
  ),
  /** Those that any of the entries names. */
  pictures: z.array(z.string()),
});

/** Entries of one line: a line for each would take as long as sending its content. */
const mostUnread = 500;

/** Writes the entries of a spool as lines of an import: whole, or by their hashes if unread. */
export async function* spoolLines(spool: ContentSpool): AsyncGenerator<string> {
  let unread: StoredEntry[] = [];
  const lineOf = () => JSON.stringify({ unread, pictures: [...spool.pictures] });
  for (const entry of spool.entries.values()) {
    if (entry.length > 0) {
      yield await spool.readText(entry);
      continue;
    }
    const { folder, locale, id, hash } = entry;
    unread.push({ folder, locale, id, hash });
    if (unread.length < mostUnread) continue;
    yield lineOf();
    unread = [];
  }
  if (unread.length > 0) yield lineOf();
}

export const isUnreadLine = (line: string) => line.startsWith('{"unread":');

export function addUnreadLine(spool: ContentSpool, line: string): void {
  const { unread, pictures } = readMessage(unreadSchema, line);
  for (const [index, entry] of unread.entries())
    spool.addUnread(entry, index === 0 ? pictures : []);
}
