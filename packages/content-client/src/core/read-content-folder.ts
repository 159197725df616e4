import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { WebsiteContent } from '../model/content-folders.ts';
import { inconsistencies } from './content-consistency.ts';
import { type ContentFile, parseContentFile } from './content-file.ts';
import { type ContentFault, ContentFolderError } from './content-folder-error.ts';

/** Bytes of one file and files of one folder, at most. */
const LIMITS = { fileBytes: 4_000_000, files: 50_000, openFiles: 32 };

/** A website's content, and fields that no schema knows. */
export interface FolderContent extends WebsiteContent {
  readonly warnings: readonly ContentFault[];
}

/**
 * Reads and checks a site's `content/` folder: `website.json` and `<folder>/**.json`, one entry
 * per file. Files whose names begin with a dot are not looked at.
 * @returns the website and its entries in the order of their file names
 * @throws {ContentFolderError} listing every fault as `file: path: message`
 */
export async function readContentFolder(folder: string): Promise<FolderContent> {
  const names = await fileNames(folder);
  const files = await readFiles(folder, names);
  const entities = files.flatMap((file) => file.entity ?? []);
  const website = files.find((file) => file.website)?.website;
  const faults = files.flatMap((file) => file.faults);
  const incomplete = new Set(faults.map(({ file }) => file.split('/', 1)[0] ?? ''));
  faults.push(...inconsistencies(entities, incomplete));
  if (!names.includes('website.json')) {
    faults.unshift({ file: 'website.json', path: '', message: 'there is no such file' });
  }
  if (faults.length > 0 || !website) throw new ContentFolderError(folder, faults);
  return { website, entities, warnings: files.flatMap((file) => file.warnings) };
}

async function fileNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    throw new ContentFolderError(folder, [{ file: '.', path: '', message: String(error) }]);
  });
  const files = entries.filter((entry) => !entry.isDirectory());
  const names = files.map((file) => relative(folder, join(file.parentPath, file.name)));
  const visible = names
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name));
  if (visible.length <= LIMITS.files) return visible.sort();
  const message = `more than ${LIMITS.files} files`;
  throw new ContentFolderError(folder, [{ file: '.', path: '', message }]);
}

/** A few at a time, so that a large folder does not use up the file handles. */
async function readFiles(folder: string, names: readonly string[]): Promise<ContentFile[]> {
  const files: ContentFile[] = [];
  for (let start = 0; start < names.length; start += LIMITS.openFiles) {
    const batch = names.slice(start, start + LIMITS.openFiles);
    files.push(...(await Promise.all(batch.map((name) => readOne(folder, name)))));
  }
  return files;
}

async function readOne(folder: string, name: string): Promise<ContentFile> {
  const fault = (message: string) => ({
    faults: [{ file: name, path: '', message }],
    warnings: [],
  });
  try {
    const path = join(folder, name);
    if ((await stat(path)).size > LIMITS.fileBytes) {
      return fault(`larger than ${LIMITS.fileBytes} bytes`);
    }
    const bytes = await readFile(path);
    return parseContentFile(name, new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    return fault(error instanceof TypeError ? 'not UTF-8 text' : String(error));
  }
}
