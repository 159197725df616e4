import { UnreadEntryError } from './content-spool.ts';
import type { FolderNotes } from './folder-notes.ts';
import { type SpooledFolder, spoolFolder } from './spool-folder.ts';

/**
 * Works on the content of a folder, with the files that changed since its notes. If the content of
 * another one turns out to be needed, because the database has a different entry or because links to
 * lost paths are looked for, it works again with all files. Then it writes the notes.
 *
 * @param work checks the content and stores it; may be called twice
 * @throws {ContentFolderError} listing every issue of the folder
 */
export async function workOnFolder(
  folder: string,
  notes: FolderNotes | undefined,
  work: (content: SpooledFolder) => Promise<void>,
): Promise<void> {
  const workOnce = async () => {
    const content = await spoolFolder(folder, notes);
    await work(content).finally(() => content.spool.close());
  };
  await workOnce().catch((error) => {
    if (!(error instanceof UnreadEntryError)) throw error;
    notes?.forget();
    return workOnce();
  });
  await notes?.save();
}
