import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  PICTURES,
  type PictureAddress,
  pictureFields,
  pictureId,
  readPictureAddress,
  respellPictures,
} from '@plaza/contract';
import { readPictures } from '@plaza/contract/content-folder';
import type { Database } from '../../database/database.ts';
import type { PictureBytes } from '../../pictures/picture-messages.ts';
import { readPicture } from '../../pictures/stored-pictures.ts';
import { pictureSpelling } from './picture-spelling.ts';

/** Reads a stored picture by its id. */
export type ReadPicture = (id: string) => Promise<PictureBytes>;

/** @throws {Error} if there is none */
export async function readPictureBytes(
  { batches }: Pick<Database, 'batches'>,
  { websiteId, id }: { readonly websiteId: number; readonly id: string },
): Promise<PictureBytes> {
  const found = await readPicture(batches, { websiteId, withDrafts: true }, id);
  if (!found) throw new Error(`There is no picture ${id}`);
  return { mediaType: found.mediaType, data: Buffer.from(found.bytes).toString('base64') };
}

export interface PictureFiles {
  /** Files that were not there. */
  written: number;
  /** The text of a stored entry as its file has it, beside the pictures that it names. */
  respell(text: string): Promise<string>;
}

/**
 * The pictures of an export. Those of the folder's `images/` stay as they are; those that editors added
 * are written as they are stored, without what their files held besides the picture.
 */
export async function openPictureFiles(root: string, read: ReadPicture): Promise<PictureFiles> {
  const { pictures } = await readPictures(root);
  const names = new Map(pictureSpelling(pictures).inFiles);
  const files: PictureFiles = {
    written: 0,
    async respell(text) {
      const added = addedPictures(text).filter(([src]) => !names.has(src));
      for (const [src, picture] of added) names.set(src, await write(picture));
      return respellPictures(text, names);
    },
  };
  async function write(picture: PictureAddress): Promise<string> {
    const { mediaType, data } = await read(pictureId(picture));
    const bytes = Buffer.from(data, 'base64');
    const end = mediaType === 'image/svg+xml' ? 'svg' : 'webp';
    const base = picture.name.replace(/\.\w+$/, '');
    const choices = [`${base}.${end}`, `${base}-${picture.hash}.${end}`];
    for (const file of choices.map((name) => `${PICTURES}/${name}`)) {
      const known = await readFile(join(root, file)).catch(() => undefined);
      if (known && !known.equals(bytes)) continue;
      if (!known) {
        await mkdir(dirname(join(root, file)), { recursive: true });
        await writeFile(join(root, file), bytes);
        files.written += 1;
      }
      return `/${file}`;
    }
    throw new Error(`${choices.join(' and ')} of ${PICTURES}/ are other pictures: rename them`);
  }
  return files;
}

/** The stored pictures that a text names, by their addresses. */
function addedPictures(text: string): (readonly [string, PictureAddress])[] {
  const named = new Map<string, PictureAddress>();
  for (const { src } of pictureFields(JSON.parse(text.replace(/^\ufeff/, '')))) {
    const picture = readPictureAddress(src);
    if (picture) named.set(src, picture);
  }
  return [...named];
}
