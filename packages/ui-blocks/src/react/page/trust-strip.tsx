import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/icon-names.ts';
import type { CroppedImage, ImageSource } from '../../model/image.ts';
import { Face } from '../article/face.tsx';

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
