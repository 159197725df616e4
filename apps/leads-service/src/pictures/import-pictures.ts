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

/** Stores pictures, before the content that names them. */
export async function importPictures(
  settings: DatabaseSettings,
  { folder, websiteId }: Pick<PicturesOfFolder, 'folder' | 'websiteId'>,
  pictures: readonly FolderPicture[],
): Promise<void> {
  for (const { file } of pictures) {
    const [name, bytes] = [basename(file), await readPictureFile(folder, file)];
    await withDatabase(settings, {
      request: (dataDir) =>
        callService(dataDir, 'storePicture', { websiteId, name, data: bytes.toString('base64') }),
      perform: async ({ batches }) => {
        const { storePicture } = await import('./stored-pictures.ts');
        return { id: await storePicture(batches, { websiteId, name, bytes }) };
      },
    });
  }
}
