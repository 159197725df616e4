import type { ImageAddresses, ImageRequest, ImageSource } from '@plaza/ui-blocks';

/** Widths in pixels and qualities in percent that the optimizer accepts. */
export type OptimizerSizes = {
  readonly deviceSizes: readonly number[];
  readonly imageSizes: readonly number[];
  readonly qualities: readonly number[];
};

const OPTIMIZER = '/_next/image/';
/** The site's own raster images; the optimizer opens nothing else and leaves SVG files alone. */
const OPTIMIZED = /^\/images\/[^?#]+\.(?:avif|gif|jpe?g|png|webp)$/i;
/** Most screens have two device pixels per CSS pixel. */
const DENSITY = 2;
/** Margins of the page, left and right (`--pz-space-md`). */
const MARGINS = '2rem';

/**
 * URLs of images at Next's optimizer (§3.4, §9): all supported widths up to two device pixels per
 * CSS pixel, and the quality of the content, rounded up. Images that the optimizer would reject
 * keep their own URL.
 */
export function createImageSource(sizes: OptimizerSizes): ImageSource {
  const widths = [...sizes.imageSizes, ...sizes.deviceSizes].toSorted((a, b) => a - b);
  const qualities = sizes.qualities.toSorted((a, b) => a - b);
  return (image) => {
    if (!OPTIMIZED.test(image.src)) return { src: image.src };
    return optimized(image, widths, atLeast(qualities, image.quality));
  };
}

/** The smallest of the sizes that is at least `wanted`, or else the largest. */
export function atLeast(ascending: readonly number[], wanted: number): number {
  return ascending.find((size) => size >= wanted) ?? ascending.at(-1) ?? wanted;
}

function optimized(
  image: ImageRequest,
  widths: readonly number[],
  quality: number,
): ImageAddresses {
  const urlAt = (width: number) =>
    `${OPTIMIZER}?url=${encodeURIComponent(image.src)}&w=${width}&q=${quality}`;
  const largest = atLeast(widths, image.width * DENSITY);
  const offered = widths.filter((width) => width <= largest);
  return {
    src: urlAt(atLeast(widths, image.width)),
    srcSet: offered.map((width) => `${urlAt(width)} ${width}w`).join(', '),
    sizes: `min(${image.width}px, 100vw - ${MARGINS})`,
  };
}
