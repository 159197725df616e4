import { basename } from 'node:path';
import { pictureId } from '@plaza/contract';
import {
  ContentFolderError,
  type FolderPicture,
  readPictureFile,
} from '@plaza/contract/content-folder';
import { checkPictures } from '@plaza/pictures';
import type { DatabaseSettings } from '../database/open-database.ts';
import { callService } from '../embedded/control/control-client.ts';
import { withDatabase } from '../embedded/control/with-database.ts';
import type { AddedPicture } from './stored-pictures.ts';

/** A content folder's pictures, of which entries name some. */
export interface PicturesOfFolder {
  readonly folder: string;
  readonly websiteId: number;
  readonly pictures: Iterable<FolderPicture>;
  /** The ids that entries name. */
  readonly named: ReadonlySet<string>;
}

/**
 * The pictures that an import has to store first, each read to its end.
 *
 * @throws {ContentFolderError} with every picture that is refused
 */
export async function picturesToStore(
  settings: DatabaseSettings,
  { folder, websiteId, pictures, named }: PicturesOfFolder,
): Promise<FolderPicture[]> {
  const wanted = [...pictures].filter((picture) => named.has(pictureId(picture)));
  if (wanted.length === 0) return [];
  const ids = [...new Set(wanted.map(pictureId))];
  const reply = await withDatabase(settings, {
    request: (dataDir) => callService(dataDir, 'missingPictures', { websiteId, ids }),
    perform: async ({ batches }) => {
      const { missingPictures } = await import('./stored-pictures.ts');
      return { ids: await missingPictures(batches, websiteId, ids) };
    },
  });
  const missing = wanted.filter((picture) => reply.ids.includes(pictureId(picture)));
  const issues = await checkPictures(folder, missing);
  if (issues.length > 0) throw new ContentFolderError(folder, issues);
  return missing;
}

/** Stores pictures, before the content that names them: a group at a time. */
export async function importPictures(
  settings: DatabaseSettings,
  { folder, websiteId }: Pick<PicturesOfFolder, 'folder' | 'websiteId'>,
  pictures: readonly FolderPicture[],
): Promise<void> {
  for await (const group of groupsOf(folder, pictures))
    await withDatabase(settings, {
      request: (dataDir) =>
        callService(dataDir, 'storePictures', { websiteId, pictures: group.map(asMessage) }),
      perform: async ({ batches }) => {
        const { storePictures } = await import('./stored-pictures.ts');
        await storePictures(batches, websiteId, group);
        return { stored: group.length };
      },
    });
}

interface ReadPicture extends AddedPicture {
  readonly bytes: Buffer;
}

const asMessage = ({ name, bytes }: ReadPicture) => ({ name, data: bytes.toString('base64') });

/** The most of a group. A picture with more bytes is a group of its own. */
const mostOfGroup = { bytes: 2_000_000, pictures: 100 } as const;

/** Reads pictures in groups: to open a database, or to commit, takes longer than to store one. */
async function* groupsOf(folder: string, pictures: readonly FolderPicture[]) {
  let group: ReadPicture[] = [];
  let size = 0;
  for (const { file } of pictures) {
    const bytes = await readPictureFile(folder, file);
    const isFull = size + bytes.length > mostOfGroup.bytes || group.length === mostOfGroup.pictures;
    if (isFull && group.length > 0) {
      yield group;
      [group, size] = [[], 0];
    }
    group.push({ name: basename(file), bytes });
    size += bytes.length;
  }
  if (group.length > 0) yield group;
}
