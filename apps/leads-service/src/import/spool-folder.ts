import type { Website } from '@plaza/contract';
import {
  ContentFolderError,
  type ContentIssue,
  type FolderPictures,
  visitContentFolder,
} from '@plaza/contract/content-folder';
import { type ContentSpool, createContentSpool } from './content-spool.ts';
import { unstorableTexts } from './unstorable-texts.ts';

/** The content of a valid folder. Close its spool. */
export interface SpooledFolder {
  readonly website: Website;
  readonly spool: ContentSpool;
  readonly pictures: FolderPictures['pictures'];
  readonly warnings: readonly ContentIssue[];
}

/**
 * Reads and validates a content folder, with a few files in memory at once.
 *
 * @throws {ContentFolderError} listing every issue of the folder
 */
export async function spoolFolder(folder: string): Promise<SpooledFolder> {
  const spool = await createContentSpool();
  const unstorable: ContentIssue[] = [];
  try {
    const visited = await visitContentFolder(folder, async (entity) => {
      unstorable.push(...unstorableTexts([entity]));
      // A second entry with an id is an issue of the folder.
      if (!spool.has(entity)) await spool.add(entity);
    });
    const { website, pictures, issues, warnings } = visited;
    const all = [...issues, ...unstorable];
    if (all.length > 0 || !website) throw new ContentFolderError(folder, all);
    return { website, spool, pictures, warnings };
  } catch (error) {
    await spool.close();
    throw error;
  }
}
