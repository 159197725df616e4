import { CONTENT_FOLDERS, type ContentFolder } from '@plaza/contract';
import { z } from 'zod';
import type { ContentSpool } from './content-spool.ts';
import { readMessage } from './read-message.ts';

const unreadSchema = z.object({
  unread: z.object({
    folder: z.enum(Object.keys(CONTENT_FOLDERS) as ContentFolder[]),
    locale: z.string(),
    id: z.string(),
    hash: z.string(),
  }),
  pictures: z.array(z.string()),
});

/** Writes the entries of a spool as lines of an import: whole, or by the hash alone if unread. */
export async function* spoolLines(spool: ContentSpool): AsyncGenerator<string> {
  let pictures = [...spool.pictures];
  for (const entry of spool.entries.values()) {
    if (entry.length > 0) {
      yield await spool.readText(entry);
      continue;
    }
    const { folder, locale, id, hash } = entry;
    yield JSON.stringify({ unread: { folder, locale, id, hash }, pictures });
    // One line names those of all entries.
    pictures = [];
  }
}

export const isUnreadLine = (line: string) => line.startsWith('{"unread":');

export function addUnreadLine(spool: ContentSpool, line: string): void {
  const { unread, pictures } = readMessage(unreadSchema, line);
  spool.addUnread(unread, pictures);
}
