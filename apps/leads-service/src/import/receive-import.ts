import { CONTENT_FOLDERS, type ContentEntity, type Website } from '@plaza/contract';
import {
  importEndSchema,
  importEntrySchema,
  importHeadSchema,
} from '@plaza/contract/content-import';
import * as z from 'zod';
import { type ContentSpool, createContentSpool } from './content-spool.ts';
import type { SpooledContent } from './import-content.ts';
import type { RunOptions } from './import-options.ts';
import { readLines } from './read-lines.ts';
import { readMessage } from './read-message.ts';
import { addUnreadLine, isUnreadLine } from './unread-line.ts';
import { unstorableTexts } from './unstorable-texts.ts';

/** Errors in one answer. */
const MOST_ERRORS = 1000;

/** An import as it arrived. Close its spool. */
export type ReceivedImport = SpooledContent & RunOptions;

/**
 * Reads the lines of `importLines`, one entry in memory at a time, and validates each again.
 *
 * @param options set `takesUnread` for a sender of this machine that checked what it did not read
 * @throws {Error} listing every invalid entry as `file: issues`
 */
export async function receiveImport(
  message: AsyncIterable<Buffer>,
  { takesUnread = false }: { readonly takesUnread?: boolean } = {},
): Promise<ReceivedImport> {
  const lines = readLines(message);
  const first = await lines.next();
  const head = readMessage(importHeadSchema, first.value ?? '');
  const spool = await createContentSpool();
  try {
    const errors = await readEntries(lines, async (line) => {
      if (!takesUnread || !isUnreadLine(line)) return spoolEntry(spool, line);
      addUnreadLine(spool, line);
      return [];
    });
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return { ...head, website: head.website as Website, spool };
  } catch (error) {
    await spool.close();
    throw error;
  }
}

async function readEntries(
  lines: AsyncIterable<string>,
  add: (line: string) => Promise<string[]>,
): Promise<string[]> {
  const errors: string[] = [];
  let [count, end]: [number, number | undefined] = [0, undefined];
  for await (const line of lines) {
    end = line.startsWith('{"end":') ? readMessage(importEndSchema, line).end : undefined;
    if (end !== undefined) break;
    count += 1;
    if (errors.length >= MOST_ERRORS) continue;
    const found = await add(line).catch(({ message }: Error) => [message]);
    errors.push(...found);
  }
  if (end !== count) throw new Error(`The message ends after ${count} of ${end ?? 'all'} entries`);
  return errors;
}

async function spoolEntry(spool: ContentSpool, line: string): Promise<string[]> {
  const { folder, file, value } = readMessage(importEntrySchema, line);
  const { schema } = CONTENT_FOLDERS[folder as keyof typeof CONTENT_FOLDERS];
  const parsed = schema.safeParse(value);
  if (!parsed.success) return [`${file}: ${z.prettifyError(parsed.error)}`];
  const entity = { folder, file, value: parsed.data } as ContentEntity;
  const texts = unstorableTexts([entity]);
  if (texts.length > 0) return texts.map(({ path, message }) => `${file}: ${path}: ${message}`);
  await spool.add(entity);
  return [];
}
