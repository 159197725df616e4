import type { ReactNode } from 'react';
import type { LinkItem } from '../../model/layout-components.ts';
import { NavLink } from './nav-link.tsx';

export interface SiteHeaderProps {
  /** `icon` is the address of the brand's square icon. */
  brand: { name: string; href: string; icon: string };
  navigation: readonly LinkItem[];
  /** A menu with groups instead of `navigation`. */
  menu?: ReactNode;
  /** The search form. */
  search?: ReactNode;
  /** `navigation` names the landmark, e.g. "Principal". */
  labels: { navigation: string };
  /** In whose name the page asks: its colours are those of the style sheet for its token. */
  partner?: HeaderPartner | undefined;
}

export interface HeaderPartner {
  token: string;
  name: string;
  /** Path data in a square of 24. */
  mark?: string | undefined;
}

/** The brand's icon and name, and the main navigation; a partner's page has the partner's, and the brand small. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, navigation, menu, search, labels, partner } = props;
  return (
    <header className="pz-site-header pz-band" data-white-label={partner?.token}>
      <div className="pz-site-header__inner">
        {partner && <PartnerName {...partner} />}
        <a className={partner ? 'pz-site-header__link' : 'pz-site-header__brand'} href={brand.href}>
          {!partner && <img src={brand.icon} width={28} height={28} alt="" />}
          {brand.name}
        </a>
        {search}
        {menu}
        {!menu && navigation.length > 0 && (
          <nav aria-label={labels.navigation}>
            <ul className="pz-site-header__nav">
              {navigation.map((item) => (
                <li key={item.href}>
                  <NavLink className="pz-site-header__link" item={item} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </header>
  );
}

const PartnerName = ({ name, mark }: HeaderPartner) => (
  <p className="pz-site-header__brand">
    {mark && (
      <svg viewBox="0 0 24 24" width="28" height="28" fill="currentcolor" aria-hidden="true">
        <path d={mark} />
      </svg>
    )}
    {name}
  </p>
);
