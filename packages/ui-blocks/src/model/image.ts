import * as z from 'zod';

const HIGHEST = 655;
const side = z.int().positive();

/** The fields of ImageBlock and ImgComponent (§3.4, §5); both sides are required, to avoid layout shift. */
export const imageSchema = z.object({
  src: z.string().describe('URL of the picture. An unsafe one is replaced by the alternative text'),
  alt: z.string().describe('Alternative text; empty for a decorative picture'),
  width: side.describe('Width in CSS pixels'),
  height: side.max(HIGHEST).describe('Height in CSS pixels'),
  quality: z.int().min(0).max(100).default(80).describe('Compression quality in per cent'),
});

export type ImageFields = z.infer<typeof imageSchema>;

/** The point of a picture that stays in sight where it is cropped: per cent from its top left. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** A picture of an entry, which cards and portraits crop. */
export type CroppedImage = Omit<ImageFields, 'quality'> & { focus?: FocalPoint | undefined };

/** An image to be fetched: a safe address, CSS pixels, quality in per cent. */
export type ImageRequest = Omit<ImageFields, 'alt'>;

/** Addresses of an image in the sizes that a page needs. */
export interface ImageAddresses {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** The same picture in formats that not every browser reads, the best first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
}

/** Builds an image's addresses, e.g. of an optimizer. Its argument comes from content, so it must not throw. */
export type ImageSource = (image: ImageRequest) => ImageAddresses;
