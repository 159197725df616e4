import { ContentFolderError } from '@plaza/contract/content-folder';
import { missingPictures, releasePictures } from '../pictures/stored-pictures.ts';
import type { ContentSpool } from './content-spool.ts';
import type { Transaction } from './stored-content.ts';

/**
 * Content names only pictures that were stored before it; sites can show them from now on.
 *
 * @throws {ContentFolderError} naming those that were not
 */
export async function assertPictures(
  transaction: Transaction,
  websiteId: number,
  { pictures }: Pick<ContentSpool, 'pictures'>,
): Promise<void> {
  const missing = await missingPictures(transaction, websiteId, pictures);
  if (missing.length === 0) return releasePictures(transaction, websiteId, pictures);
  const issues = missing.map((id) => ({
    ...{ file: 'images', path: '' },
    message: `the picture ${id} is not stored: import the folder that has it with plaza-site import or content:import`,
  }));
  throw new ContentFolderError('the import', issues);
}
