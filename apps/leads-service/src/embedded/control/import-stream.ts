import { Readable } from 'node:stream';
import { CONTENT_FOLDERS, type ContentEntity, type Website, websiteSchema } from '@plaza/contract';
import { z } from 'zod';
import { type ContentSpool, createContentSpool } from '../../import/content-spool.ts';
import type { SpooledContent } from '../../import/import-content.ts';
import type { RunOptions } from '../../import/import-options.ts';
import { unstorableTexts } from '../../import/unstorable-texts.ts';
import { readLines } from './read-lines.ts';
import { readMessage } from './read-message.ts';

/** The first line of an import: the website and the options. */
const headSchema = z.object({
  website: websiteSchema,
  siteUrl: z.url({ protocol: /^https?$/ }).optional(),
  allowRemoval: z.boolean().optional(),
});

/** The last line: the number of entries before it, so that half an import is not taken for all. */
const endSchema = z.object({ end: z.int() });

const entrySchema = z.object({
  folder: z.enum(Object.keys(CONTENT_FOLDERS)),
  file: z.string(),
  value: z.unknown(),
});

/** Errors in one answer. */
const MOST_ERRORS = 1000;

/** An import as it arrived. Close its spool. */
export type ReceivedImport = SpooledContent & RunOptions;

/** Writes an import as lines of JSON: the head, one line per entry, and the end. */
export function importLines(
  { website, spool }: SpooledContent,
  { siteUrl, allowRemoval }: RunOptions,
): Readable {
  async function* lines() {
    yield `${JSON.stringify({ website, siteUrl, allowRemoval })}\n`;
    for (const entry of spool.entries.values()) yield `${await spool.readText(entry)}\n`;
    yield `${JSON.stringify({ end: spool.entries.size })}\n`;
  }
  return Readable.from(lines(), { objectMode: false });
}

/**
 * Reads the lines of `importLines`, one entry in memory at a time, and validates each again.
 *
 * @throws {Error} listing every invalid entry as `file: issues`
 */
export async function receiveImport(message: AsyncIterable<Buffer>): Promise<ReceivedImport> {
  const lines = readLines(message);
  const first = await lines.next();
  const head = readMessage(headSchema, first.value ?? '');
  const spool = await createContentSpool();
  try {
    const errors = await spoolLines(spool, lines);
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return { ...head, website: head.website as Website, spool };
  } catch (error) {
    await spool.close();
    throw error;
  }
}

async function spoolLines(spool: ContentSpool, lines: AsyncIterable<string>): Promise<string[]> {
  const errors: string[] = [];
  let [count, end]: [number, number | undefined] = [0, undefined];
  for await (const line of lines) {
    end = line.startsWith('{"end":') ? readMessage(endSchema, line).end : undefined;
    if (end !== undefined) break;
    count += 1;
    if (errors.length >= MOST_ERRORS) continue;
    const found = await spoolEntry(spool, line).catch(({ message }: Error) => [message]);
    errors.push(...found);
  }
  if (end !== count) throw new Error(`The message ends after ${count} of ${end ?? 'all'} entries`);
  return errors;
}

async function spoolEntry(spool: ContentSpool, line: string): Promise<string[]> {
  const { folder, file, value } = readMessage(entrySchema, line);
  const { schema } = CONTENT_FOLDERS[folder as keyof typeof CONTENT_FOLDERS];
  const parsed = schema.safeParse(value);
  if (!parsed.success) return [`${file}: ${z.prettifyError(parsed.error)}`];
  const entity = { folder, file, value: parsed.data } as ContentEntity;
  const texts = unstorableTexts([entity]);
  if (texts.length > 0) return texts.map(({ path, message }) => `${file}: ${path}: ${message}`);
  await spool.add(entity);
  return [];
}
