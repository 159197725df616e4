import type { Image } from '@plaza/contract';
import { ImageBlock } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';

/** The highest that an image is drawn, in CSS pixels (§9). */
const HIGHEST = 655;

type LeadImageProps = Pick<ScreenProps, 'app' | 'page'> & {
  /** When it is fetched; default `eager`, as what is in the first view. */
  readonly loading?: 'eager' | 'lazy';
};

/** The image of a page, or of an entry, above its text; nothing without one. */
export function LeadImage({ app, page: { image }, loading = 'eager' }: LeadImageProps) {
  if (!image) return null;
  const { src, alt } = image;
  const size = drawnSize(image);
  const { imageSource } = app.blocks;
  return <ImageBlock {...{ src, alt, ...size, imageSource }} quality={80} loading={loading} />;
}

function drawnSize({ width, height }: Image) {
  const scale = Math.min(1, HIGHEST / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
