import { openPicture } from './prepare-picture.ts';

/** Pixels of the longer side: a list shows it at half of that. */
const SIDE = 480;

/** Draws a stored picture small, as WebP, for lists in which it is chosen. */
export const drawThumbnail = (stored: Uint8Array): Promise<Buffer> =>
  openPicture(stored)
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
