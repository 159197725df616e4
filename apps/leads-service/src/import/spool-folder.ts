import { pictureIdsIn, type Website } from '@plaza/contract';
import {
  ContentFolderError,
  type ContentIssue,
  type FolderPictures,
  type Visit,
  type VisitOptions,
  visitContentFolder,
} from '@plaza/contract/content-folder';
import { entryKey, keyText } from './content-row.ts';
import { type ContentSpool, createContentSpool } from './content-spool.ts';
import type { FolderNotes } from './folder-notes.ts';
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
 * @param notes with them, files that are as they were are not read
 * @throws {ContentFolderError} listing every issue of the folder
 */
export async function spoolFolder(folder: string, notes?: FolderNotes): Promise<SpooledFolder> {
  const spool = await createContentSpool();
  const unstorable: ContentIssue[] = [];
  const leaveOut: VisitOptions['leaveOut'] = (file, pictures) => {
    const noted = notes?.find(file, pictures);
    if (!noted || spool.entries.has(keyText(noted.entry))) return undefined;
    spool.addUnread(noted.entry, noted.pictures);
    return noted.facts;
  };
  const visit: Visit = async (entity, { facts, isClean }) => {
    unstorable.push(...unstorableTexts([entity]));
    // A second entry with an id is an issue of the folder.
    if (spool.has(entity)) return;
    await spool.add(entity);
    const entry = spool.entries.get(keyText(entryKey(entity)));
    const pictures = pictureIdsIn(JSON.stringify(entity.value));
    if (isClean && entry) notes?.add(entity, { entry, pictures: [...pictures], facts });
  };
  try {
    const visited = await visitContentFolder(folder, visit, { leaveOut });
    const { website, pictures, issues, warnings } = visited;
    const all = [...issues, ...unstorable];
    if (all.length > 0 || !website) throw new ContentFolderError(folder, all);
    return { website, spool, pictures, warnings };
  } catch (error) {
    await spool.close();
    throw error;
  }
}
