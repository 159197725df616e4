import { PICTURE_LIMITS, type PictureAddress } from '@plaza/contract';
import { inspectPicture } from '@plaza/contract/content-folder';
import type { Sharp } from 'sharp';
import { assertSafeSvg } from './assert-safe-svg.ts';
import { PictureRefusedError } from './picture-refused.ts';
import { LARGEST } from './picture-sizes.ts';

/** A picture as it is stored: a drawing as it was, anything else as WebP without what cameras add. */
export interface PreparedPicture {
  readonly address: PictureAddress;
  readonly bytes: Uint8Array;
}

/** Seconds after which a picture is given up. */
const DECODING_SECONDS = 20;

/**
 * Opens a picture for sharp: a picture larger than the limit is refused by its head, before anything
 * is decoded, and one that ends early is refused. Sharp is loaded for the first one.
 */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, {
    limitInputPixels: PICTURE_LIMITS.pixels,
    failOn: 'error',
    animated: false,
  }).timeout({ seconds: DECODING_SECONDS });
}

/**
 * Checks a file that an editor added, by decoding it whole, and makes what is stored of it: upright,
 * at most 2112 pixels, in sRGB, without places, cameras or anything that follows the picture.
 *
 * @param name of the file, e.g. `harvest.jpg`
 * @throws {PictureRefusedError} saying what to do
 */
export async function preparePicture(name: string, bytes: Uint8Array): Promise<PreparedPicture> {
  const address = inspectPicture(name, bytes);
  if ('refused' in address) throw new PictureRefusedError(address.refused);
  if (address.type === 'svg') {
    assertSafeSvg(bytes);
    await assertDrawn(bytes);
    return { address, bytes };
  }
  const { data, info } = await decode(bytes, address);
  const ratio = (info.width * address.height) / (info.height * address.width);
  if (Math.abs(ratio - 1) > 0.05)
    throw new PictureRefusedError('is another size than it says: it is damaged; export it again');
  return { address, bytes: data };
}

async function decode(bytes: Uint8Array, { type }: PictureAddress) {
  const opened = await openPicture(bytes);
  try {
    const { pages = 1 } = await opened.metadata();
    if (pages > 1) throw new PictureRefusedError('moves: save one picture of it, or add a video');
    return await opened
      .autoOrient()
      .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp(type === 'png' ? { lossless: true, effort: 3 } : { quality: 92, effort: 3 })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof PictureRefusedError) throw error;
    throw new PictureRefusedError(
      `cannot be read to its end (${firstLine(error)}): it is damaged or cut off; export it again`,
      { cause: error },
    );
  }
}

const firstLine = (error: unknown) => (error as Error).message.split('\n')[0]?.slice(0, 120);

async function assertDrawn(bytes: Uint8Array): Promise<void> {
  try {
    await (await openPicture(bytes)).resize({ width: 64 }).png().toBuffer();
  } catch (error) {
    throw new PictureRefusedError(`cannot be drawn (${firstLine(error)}): export it again`, {
      cause: error,
    });
  }
}
