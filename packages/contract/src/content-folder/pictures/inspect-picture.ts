import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { imageSize } from 'image-size';
import { PICTURE_LIMITS, type PictureAddress, type PictureType } from '../../model/picture.ts';
import { pictureKind } from './picture-kind.ts';

/** The address of a picture, or a sentence about its file, without a subject, that says what to do. */
export type InspectedPicture = PictureAddress | { readonly refused: string };

/**
 * Reads what a file says about itself: kind, size in pixels, hash. Nothing is decoded, so that a
 * file of any content costs nothing.
 *
 * @param name of the file, e.g. `harvest.jpg`
 */
export function inspectPicture(name: string, bytes: Uint8Array): InspectedPicture {
  const kind = pictureKind(bytes);
  if ('refused' in kind) return kind;
  const { type } = kind;
  const refused = nameRefusal(name, type) ?? weightRefusal(bytes.length, type);
  if (refused) return { refused };
  const size = sizeOf(bytes);
  if (!size) return { refused: 'does not say how large it is: it is damaged; export it again' };
  const { width, height } = size;
  if (width * height > PICTURE_LIMITS.pixels || Math.max(width, height) > 20_000)
    return {
      refused: `has ${width} × ${height} pixels, more than a page can use: reduce it to 3000 pixels on its longer side`,
    };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { hash, width, height, name: addressName(name, type), type };
}

/** Endings of names as cameras write them. */
const endings: Readonly<Record<string, PictureType>> = {
  ...{ avif: 'avif', jpeg: 'jpg', jpg: 'jpg', png: 'png', svg: 'svg', webp: 'webp' },
};

/** A file whose name promises another kind was mixed up, or hides what it is. */
function nameRefusal(name: string, type: PictureType): string | undefined {
  const end = extname(name).slice(1).toLowerCase();
  if (endings[end] === type) return undefined;
  return `is a ${type.toUpperCase()} file by its content: rename it to ${addressName(name, type)}`;
}

/** The name of a file as addresses have it: `Año señor.JPEG` is `Ano-senor.jpg`. */
function addressName(name: string, type: PictureType): string {
  const plain = basename(name, extname(name))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain || 'picture'}.${type}`;
}

function weightRefusal(bytes: number, type: PictureType): string | undefined {
  const most = type === 'svg' ? PICTURE_LIMITS.svgBytes : PICTURE_LIMITS.bytes;
  if (bytes <= most) return undefined;
  const advice = type === 'svg' ? 'simplify its paths, or save it as PNG' : 'reduce it';
  return `has ${megabytes(bytes)} MB, more than ${megabytes(most)} MB: ${advice}`;
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** Upright: cameras store the picture as the sensor lay, and how it was turned. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    const [across, down] = [Math.round(width), Math.round(height)];
    if (!(across > 0 && down > 0)) return undefined;
    return orientation > 4 ? { width: down, height: across } : { width: across, height: down };
  } catch {
    return undefined;
  }
}
