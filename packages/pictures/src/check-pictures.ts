import {
  type ContentIssue,
  type FolderPicture,
  readPictureFile,
} from '@plaza/contract/content-folder';
import { PictureRefusedError } from './picture-refused.ts';
import { preparePicture } from './prepare-picture.ts';

/**
 * Decodes the pictures of a content folder, one after the other.
 *
 * @returns an issue per picture that would not be stored
 */
export async function checkPictures(
  contentFolder: string,
  pictures: Iterable<FolderPicture>,
): Promise<ContentIssue[]> {
  const issues: ContentIssue[] = [];
  for (const { file } of pictures) {
    try {
      await preparePicture(file, await readPictureFile(contentFolder, file));
    } catch (error) {
      if (!(error instanceof PictureRefusedError || error instanceof RangeError)) throw error;
      issues.push({ file, path: '', message: error.message });
    }
  }
  return issues;
}
