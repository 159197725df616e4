import * as z from 'zod';
import { CONTENT_FOLDERS } from '../model/content-folders.ts';
import { websiteSchema } from '../model/website.ts';

/** The media type of an import: a line of JSON for the head, for each entry, and for the end. */
export const IMPORT_MEDIA_TYPE = 'application/x-ndjson';

/** Path of an import over HTTP. */
export const importPath = (websiteId: number | string) => `/imports/${websiteId}`;

/** Path at which a picture is stored before the import that names it. */
export const pictureImportPath = (websiteId: number | string, name: string) =>
  `${importPath(websiteId)}/pictures/${name}`;

/** The first line: the website, and the options of the import. */
export const importHeadSchema = z.object({
  website: websiteSchema,
  siteUrl: z.url({ protocol: /^https?$/ }).optional(),
  allowRemoval: z.boolean().optional(),
  base: z.int().min(0).optional(),
  author: z.string().max(200).optional(),
  source: z.string().max(4200).optional(),
  /** Only says what the import would do. */
  isPlan: z.boolean().optional(),
});

/** A line of an entry, by the folder and the file that it was read from. */
export const importEntrySchema = z.object({
  folder: z.enum(Object.keys(CONTENT_FOLDERS)),
  file: z.string(),
  value: z.unknown(),
});

/** The last line: the number of entries before it, so that half an import is not taken for all. */
export const importEndSchema = z.object({ end: z.int() });

export type ImportHead = z.input<typeof importHeadSchema>;

/**
 * Writes an import as lines.
 *
 * @param entries each as JSON, of `importEntrySchema`
 */
export async function* importLines(
  head: ImportHead,
  entries: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  let count = 0;
  for await (const entry of entries) {
    count += 1;
    yield `${entry}\n`;
  }
  yield `${JSON.stringify({ end: count })}\n`;
}
