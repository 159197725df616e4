import type { CroppedImage, ImageSource } from '../../model/image.ts';
import { Picture } from '../image/picture.tsx';

export interface FaceProps {
  portrait: CroppedImage;
  imageSource?: ImageSource | undefined;
}

/** The side of the square that is drawn, in CSS pixels. */
const SIDE = 28;

/** A small round portrait. Decoration: the name is beside it. */
export function Face({ portrait, imageSource }: FaceProps) {
  const { width, height } = portrait;
  return (
    <Picture
      {...portrait}
      {...{ width: SIDE, height: Math.round((SIDE * height) / width), quality: 80 }}
      {...{ alt: '', loading: 'eager', imageSource }}
      className="pz-face"
    />
  );
}
