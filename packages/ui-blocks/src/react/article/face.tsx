import type { CroppedImage, ImageSource } from '../../model/image.ts';
import { Picture } from '../image/picture.tsx';

export interface FaceProps {
  portrait: CroppedImage;
  /** Of the square that is drawn, in CSS pixels. */
  side: number;
  imageSource?: ImageSource | undefined;
}

/** A small round portrait. Decoration: the name is beside it. */
export function Face({ portrait, side, imageSource }: FaceProps) {
  const { width, height } = portrait;
  return (
    <Picture
      {...portrait}
      {...{ width: side, height: Math.round((side * height) / width), quality: 80 }}
      {...{ alt: '', loading: 'eager', imageSource }}
      className="pz-face"
    />
  );
}
