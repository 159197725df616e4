import { checkContent } from '@plaza/check';
import { ContentFolderError } from '@plaza/contract/content-folder';
import type { ContentSpool } from './content-spool.ts';

/**
 * Applies the rules of `plaza-site check` that need the content alone, so that no import stores
 * what a build refuses. Warnings are left to the check. Entries that were not read had no error.
 *
 * @param folder the content folder, if it is on this machine
 * @throws {ContentFolderError} with every error
 */
export async function checkSpool(spool: ContentSpool, folder?: string): Promise<void> {
  const found = await checkContent(entriesOf(spool));
  const issues = found
    .filter(({ finding: { severity } }) => severity !== 'warning')
    .map(({ rule, finding: { file, path = [], message, hint } }) => ({
      file: file.replace(/^content\//, ''),
      path: path.join('.'),
      message: `${message} [${rule}]${hint ? `. ${hint}` : ''}`,
    }));
  if (issues.length > 0) throw new ContentFolderError(folder ?? 'the import', issues);
}

async function* entriesOf(spool: ContentSpool) {
  const { entries } = spool;
  for (const entry of entries.select(entries.readNames())) yield await spool.read(entry);
}
