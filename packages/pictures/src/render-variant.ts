import type { PictureVariant } from './picture-sizes.ts';
import { openPicture } from './prepare-picture.ts';

/** Bytes of a picture that a page shows at once (§9); above, its quality is lowered. */
export const VARIANT_BYTES = 30_000;

/** Below this the picture shows what was saved. */
const LOWEST_QUALITY = 25;

/** Draws a stored picture in a size and format. @param stored as `preparePicture` made it */
export async function renderVariant(
  stored: Uint8Array,
  { width, quality, format }: PictureVariant,
): Promise<Buffer> {
  const resized = (await openPicture(stored)).resize({ width, withoutEnlargement: true });
  const encode = {
    // The same look as a JPEG of this quality.
    avif: (value: number) => resized.clone().avif({ quality: Math.round(value * 0.65), effort: 3 }),
    webp: (value: number) => resized.clone().webp({ quality: Math.round(value * 0.95), effort: 4 }),
    jpg: (value: number) =>
      resized.clone().flatten({ background: '#fff' }).jpeg({ quality: value, mozjpeg: true }),
    png: () => resized.clone().png({ palette: true, effort: 7 }),
  };
  const draw = (value: number) => encode[format](Math.max(1, value)).toBuffer();
  const first = await draw(quality);
  if (first.length <= VARIANT_BYTES || format === 'png' || quality === 100) return first;
  const second = await draw(lowered(quality, first.length));
  if (second.length <= VARIANT_BYTES) return second;
  return draw(LOWEST_QUALITY);
}

/** Bytes grow a little faster than quality. */
const lowered = (quality: number, bytes: number) =>
  Math.max(LOWEST_QUALITY, Math.floor(quality * (VARIANT_BYTES / bytes) ** 0.8));
