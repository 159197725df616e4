import { pictureAddress, pictureFields, respellPictures } from '@plaza/contract';
import type { FolderPictures } from '@plaza/contract/content-folder';

/** The addresses of a folder's pictures: in its files, and in what is stored (decision 126). */
export interface PictureSpelling {
  /** `/images/olivar.jpg` to `/images/<hash>-<width>x<height>/olivar.jpg`. */
  readonly stored: ReadonlyMap<string, string>;
  /** The other way. */
  readonly inFiles: ReadonlyMap<string, string>;
}

export function pictureSpelling(pictures: FolderPictures['pictures']): PictureSpelling {
  const pairs = [...pictures].map(([name, picture]) => [name, pictureAddress(picture)] as const);
  const turned = pairs.map(([name, address]) => [address, name] as const);
  return { stored: new Map(pairs), inFiles: new Map(turned) };
}

/**
 * The text of a file as editors get it, its pictures by their stored addresses.
 *
 * @throws {Error} if an export could not write the file again byte for byte
 */
export function toStoredText(
  file: string,
  text: string,
  { stored, inFiles }: PictureSpelling,
): string {
  if (stored.size === 0) return text;
  const respelled = respellPictures(text, stored);
  if (respellPictures(respelled, inFiles) !== text)
    throw new Error(
      `${file} names a picture by one of several addresses that it has: keep a file of images/ once, and name it by its path`,
    );
  const withoutMark = respelled.replace(/^\ufeff/, '');
  const [left] = [...pictureFields(JSON.parse(withoutMark))].filter(({ src }) => stored.has(src));
  if (!left) return respelled;
  throw new Error(`${file} spells the address ${left.src} with escapes: write it without`);
}
