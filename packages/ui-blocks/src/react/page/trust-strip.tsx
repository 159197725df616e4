import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/icon-names.ts';
import type { CroppedImage, ImageSource } from '../../model/image.ts';
import { Picture } from '../image/picture.tsx';

export interface TrustReason {
  icon: IconName;
  /** Of the person that the text names, instead of the icon. */
  portrait?: CroppedImage | undefined;
  text: string;
  href?: string | undefined;
}

export interface TrustStripProps {
  /** Why a visitor may rely on the page, the strongest reason first. */
  reasons: readonly TrustReason[];
  imageSource?: ImageSource | undefined;
}

/** Reasons to trust a list, in one line near its heading. */
export function TrustStrip({ reasons, imageSource }: TrustStripProps) {
  return (
    <ul className="pz-trust pz-plain-list">
      {reasons.map(({ icon, portrait, text, href }) => (
        <li key={text}>
          {portrait ? <Face {...{ portrait, imageSource }} /> : <Icon name={icon} />}{' '}
          {href ? <a href={href}>{text}</a> : text}
        </li>
      ))}
    </ul>
  );
}

/** The side of the square that is drawn, in CSS pixels. */
const SIDE = 28;

/** Decoration: the name is beside it. */
function Face({ portrait, imageSource }: Pick<TrustStripProps, 'imageSource'> & FaceOf) {
  const { width, height } = portrait;
  return (
    <Picture
      {...portrait}
      {...{ width: SIDE, height: Math.round((SIDE * height) / width), quality: 80 }}
      {...{ alt: '', loading: 'eager', imageSource }}
      className="pz-trust__portrait"
    />
  );
}

type FaceOf = { readonly portrait: CroppedImage };
