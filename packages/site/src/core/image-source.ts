import type { ImageAddresses, ImageRequest, ImageSource } from '@plaza/ui-blocks';

/** What the optimizer agrees to make: pixels of width, and qualities in per cent. */
export type OptimizerSizes = {
  readonly deviceSizes: readonly number[];
  readonly imageSizes: readonly number[];
  readonly qualities: readonly number[];
};

const OPTIMIZER = '/_next/image/';
/** The site's own pictures, which are the only ones that the optimizer opens; it leaves drawings alone. */
const OPTIMIZED = /^\/images\/[^?#]+\.(?:avif|gif|jpe?g|png|webp)$/i;
/** Most screens show two pixels for one of the page. */
const DENSITY = 2;
/** The page's margins, left and right (`--pz-space-md`). */
const MARGINS = '2rem';

/**
 * Addresses of images at Next's optimizer (§3.4, §9): in every width that it makes up to two
 * pixels per pixel, in the quality that content asks for or the next one up. An image that the
 * optimizer would refuse keeps its own address.
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
  const address = (width: number) =>
    `${OPTIMIZER}?url=${encodeURIComponent(image.src)}&w=${width}&q=${quality}`;
  const largest = atLeast(widths, image.width * DENSITY);
  const offered = widths.filter((width) => width <= largest);
  return {
    src: address(atLeast(widths, image.width)),
    srcSet: offered.map((width) => `${address(width)} ${width}w`).join(', '),
    sizes: `min(${image.width}px, 100vw - ${MARGINS})`,
  };
}
