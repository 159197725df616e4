import { PICTURES, type PictureAddress, pictureId, readPictureAddress } from '@plaza/contract';
import {
  atLeast,
  FORMATS,
  fallbackFormat,
  type PictureFormat,
  QUALITIES,
  widthsOf,
} from '@plaza/pictures/sizes';
import type { ImageAddresses, ImageRequest } from '@plaza/ui-blocks';

/** Most screens have two device pixels per CSS pixel. */
const DENSITY = 2;
/** Margins of the page, left and right (`--pz-space-md`). */
const MARGINS = '2rem';

/**
 * The addresses of a picture of content (§3.4, §9): AVIF and WebP in all widths up to two device
 * pixels per CSS pixel, and a fallback for other browsers. A drawing has one address for all sizes.
 */
export function pictureSource(image: ImageRequest): ImageAddresses {
  const picture = readPictureAddress(image.src);
  if (!picture || picture.type === 'svg') return { src: image.src };
  const { width, quality } = image;
  const offered = offeredWidths(picture, width);
  const address = (each: number, format: PictureFormat) =>
    variantPath(picture, { width: each, quality: atLeast(QUALITIES, quality), format });
  const set = (format: PictureFormat) =>
    offered.map((each) => `${address(each, format)} ${each}w`).join(', ');
  return {
    src: address(atLeast(offered, width), fallbackFormat(picture)),
    sizes: `min(${width}px, 100vw - ${MARGINS})`,
    sources: (['avif', 'webp'] as const).map((format) => ({
      type: FORMATS[format],
      srcSet: set(format),
    })),
  };
}

/** Widths below a quarter of the drawn one are for no screen. */
function offeredWidths(picture: PictureAddress, drawn: number): number[] {
  const widths = widthsOf(picture);
  const largest = atLeast(widths, drawn * DENSITY);
  const offered = widths.filter((width) => width <= largest && width >= drawn / 4);
  return offered.length > 0 ? offered : widths.slice(-1);
}

/** A size and format of a picture, as its address has them. */
type Variant = { readonly width: number; readonly quality: number; readonly format: PictureFormat };

const variantPath = (picture: PictureAddress, { width, quality, format }: Variant) =>
  `/${PICTURES}/${pictureId(picture)}/${width}/${quality}.${format}`;

/** What an address of a picture asks for. */
export type PictureRequest = {
  readonly picture: PictureAddress;
  /** Undefined for a drawing. */
  readonly variant: Variant | undefined;
};

const variantPattern = /^(.*)\/([1-9]\d{0,4})\/(\d{2,3})\.(avif|jpg|png|webp)$/;

/** Pixels across of a picture that somebody opens by itself, as another site's preview. */
const PREVIEW = 1344;

/** Reads the path of a picture. @returns undefined for one that no page has */
export function readPicturePath(path: string): PictureRequest | undefined {
  const [, folder, width, quality, format] = variantPattern.exec(path) ?? [];
  if (folder === undefined) return readWhole(path);
  // Which kind of file it was does not matter to its sizes.
  const picture = readPictureAddress(`${folder}/${'picture.png'}`);
  const variant = {
    ...{ width: Number(width), quality: Number(quality) },
    format: format as PictureFormat,
  };
  const isOffered =
    (QUALITIES as readonly number[]).includes(variant.quality) &&
    picture !== undefined &&
    widthsOf(picture).includes(variant.width);
  return isOffered ? { picture, variant } : undefined;
}

function readWhole(path: string): PictureRequest | undefined {
  const picture = readPictureAddress(path);
  if (!picture || picture.type === 'svg') return picture && { picture, variant: undefined };
  const width = widthsOf(picture).findLast((each) => each <= PREVIEW) ?? PREVIEW;
  return { picture, variant: { width, quality: 80, format: fallbackFormat(picture) } };
}
