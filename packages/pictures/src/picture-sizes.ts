import type { PictureAddress } from '@plaza/contract';

/**
 * Widths in pixels. The text column is 672 px wide and the page 1056: each at one and two device
 * pixels per CSS pixel.
 */
export const WIDTHS = [32, 64, 128, 256, 360, 480, 672, 828, 1056, 1344, 2112] as const;

export const LARGEST = 2112;

/**
 * Qualities in per cent. Content can ask for any from 0 to 100 (§5), which is rounded up; each
 * quality is another file that anyone can make a site draw.
 */
export const QUALITIES = [40, 60, 80, 100] as const;

export const FORMATS = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

export type PictureFormat = keyof typeof FORMATS;

/** A stored picture in a width, quality and format. */
export interface PictureVariant {
  readonly width: number;
  readonly quality: number;
  readonly format: PictureFormat;
}

/** The widths in which a picture is served: never larger than it is. */
export function widthsOf({ width, height }: Pick<PictureAddress, 'width' | 'height'>): number[] {
  const reduced = Math.round((width * LARGEST) / Math.max(width, height, LARGEST));
  const own = Math.max(1, Math.min(width, reduced));
  return [...WIDTHS.filter((each) => each < own), own];
}

/** The format for browsers that read neither AVIF nor WebP. Only a JPEG is surely opaque. */
export const fallbackFormat = ({ type }: Pick<PictureAddress, 'type'>): PictureFormat =>
  type === 'jpg' ? 'jpg' : 'png';

/** The smallest of the sizes that is at least `wanted`, or else the largest. */
export const atLeast = (ascending: readonly number[], wanted: number): number =>
  ascending.find((size) => size >= wanted) ?? ascending.at(-1) ?? wanted;
