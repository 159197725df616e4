import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/icon-names.ts';

export interface TrustStripProps {
  /** Why a visitor may rely on the page, the strongest reason first. */
  reasons: readonly { icon: IconName; text: string; href?: string | undefined }[];
}

/** Reasons to trust a list, in one line near its heading. */
export function TrustStrip({ reasons }: TrustStripProps) {
  return (
    <ul className="pz-trust pz-plain-list">
      {reasons.map(({ icon, text, href }) => (
        <li key={text}>
          <Icon name={icon} /> {href ? <a href={href}>{text}</a> : text}
        </li>
      ))}
    </ul>
  );
}
