import { safeMediaUrl } from '../../core/safe-url.ts';
import type { FocalPoint, ImageFields, ImageSource } from '../../model/image.ts';

export interface PictureProps extends ImageFields {
  className: string;
  loading: 'lazy' | 'eager';
  imageSource?: ImageSource | undefined;
  /** Default the middle. */
  focus?: FocalPoint | undefined;
}

/**
 * An image with its space reserved; its alternative text for an unsafe address. React does not
 * preload images inside `picture`.
 */
export function Picture({ className, alt, width, height, loading, ...image }: PictureProps) {
  const src = safeMediaUrl(image.src);
  if (src === undefined) return alt;
  const request = { src, width, height, quality: image.quality };
  const addresses = image.imageSource?.(request) ?? { src };
  return (
    <picture className={className}>
      {addresses.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} sizes={addresses.sizes} srcSet={srcSet} />
      ))}
      <img
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        sizes={addresses.sizes}
        srcSet={addresses.srcSet}
        src={addresses.src}
        {...(image.focus && { style: { objectPosition: `${image.focus.x}% ${image.focus.y}%` } })}
      />
    </picture>
  );
}
