import type { ImageFields, ImageSource } from '../../model/image.ts';
import { Picture } from '../image/picture.tsx';

export interface PortraitProps {
  image: Omit<ImageFields, 'quality'>;
  imageSource?: ImageSource | undefined;
}

/** A round picture of a person. */
export function Portrait({ image, imageSource }: PortraitProps) {
  return (
    <Picture
      className="pz-portrait"
      {...{ ...image, quality: 80 }}
      loading="eager"
      imageSource={imageSource}
    />
  );
}
