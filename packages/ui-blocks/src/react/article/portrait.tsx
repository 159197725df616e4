import type { CroppedImage, ImageFields, ImageSource } from '../../model/image.ts';
import { Picture } from '../image/picture.tsx';
import { Logo } from '../logo/logo.tsx';

export interface PortraitProps {
  /** Of the person; the initials are drawn if there is no picture. */
  name: string;
  image?: CroppedImage | undefined;
  imageSource?: ImageSource | undefined;
  /** Below the first screen it may wait. */
  loading?: 'eager' | 'lazy';
}

/** A round picture of a person, or a monogram. */
export function Portrait({ name, image, imageSource, loading = 'eager' }: PortraitProps) {
  if (!image)
    return (
      <span className="pz-portrait">
        <Logo name={name} />
      </span>
    );
  return (
    <Picture
      className="pz-portrait"
      {...{ ...image, ...sizeOf(image), quality: 80, loading }}
      imageSource={imageSource}
    />
  );
}

/** The widest that a portrait is drawn, in CSS pixels. */
const WIDTH = 112;

const sizeOf = ({ width, height }: Pick<ImageFields, 'width' | 'height'>) => ({
  width: WIDTH,
  height: Math.round((WIDTH * height) / width),
});
