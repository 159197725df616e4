import { openPicture } from './prepare-picture.ts';

/** Pixels of the longer side: a list shows it at half of that. */
const SIDE = 480;

/** Draws a stored picture small, as WebP, for lists in which it is chosen. */
export async function drawThumbnail(stored: Uint8Array): Promise<Buffer> {
  const opened = await openPicture(stored);
  return opened
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
}
