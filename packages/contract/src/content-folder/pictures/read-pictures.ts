import { open, readdir, realpath } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import {
  PICTURE_LIMITS,
  PICTURES,
  type PictureAddress,
  pictureAddress,
  pictureFields,
} from '../../model/picture.ts';
import type { ContentIssue } from '../content-folder-error.ts';
import { readProblem } from '../read-problem.ts';
import { inspectPicture } from './inspect-picture.ts';

/** A picture beside the content, and its file relative to the content folder. */
export type FolderPicture = PictureAddress & { readonly file: string };

/** The pictures of a content folder. */
export interface FolderPictures {
  /** By the address that content names, e.g. `/images/harvest.jpg` for `images/harvest.jpg`. */
  readonly pictures: ReadonlyMap<string, FolderPicture>;
  readonly issues: readonly ContentIssue[];
}

/** The most pictures of a folder. */
const mostPictures = 5000;

/** Reads the heads and hashes of `images/**` in a content folder. Never rejects. */
export async function readPictures(contentFolder: string): Promise<FolderPictures> {
  const pictures = new Map<string, FolderPicture>();
  const issues: ContentIssue[] = [];
  for (const file of await pictureFiles(contentFolder)) {
    const found = await readOne(contentFolder, file);
    if ('refused' in found) issues.push({ file, path: '', message: found.refused });
    else pictures.set(`/${file}`, { ...found, file });
  }
  if (pictures.size > mostPictures)
    issues.push({ file: PICTURES, path: '', message: `has more than ${mostPictures} pictures` });
  return { pictures, issues };
}

async function pictureFiles(root: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(root, PICTURES), options).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

async function readOne(root: string, file: string) {
  try {
    const bytes = await readPictureFile(root, file);
    return inspectPicture(basename(file), bytes);
  } catch (error) {
    return { refused: error instanceof RangeError ? error.message : readProblem(error) };
  }
}

/**
 * The bytes of a picture's file.
 *
 * @throws {RangeError} for a file that is too large, or outside the content folder
 */
export async function readPictureFile(root: string, file: string): Promise<Buffer> {
  const folder = join(await realpath(root), PICTURES) + sep;
  const path = await realpath(join(root, file));
  if (!path.startsWith(folder)) throw new RangeError('leads out of the folder of pictures');
  const handle = await open(path);
  try {
    const found = await handle.stat();
    if (!found.isFile()) throw new RangeError('is not a file');
    if (found.size > PICTURE_LIMITS.bytes)
      throw new RangeError(
        `has ${(found.size / 1e6).toFixed(1)} MB, more than ${PICTURE_LIMITS.bytes / 1e6} MB: reduce it`,
      );
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** Gives the pictures that a value names their stored addresses, in place; others stay as they are. */
export function resolvePictures(value: unknown, { pictures }: Pick<FolderPictures, 'pictures'>) {
  if (pictures.size === 0) return;
  for (const { holder, field, src } of pictureFields(value)) {
    const picture = pictures.get(src);
    if (picture) holder[field] = pictureAddress(picture);
  }
}
