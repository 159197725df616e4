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
}

/** The brand's icon and name, and the main navigation. */
export function SiteHeader({ brand, navigation, menu, search, labels }: SiteHeaderProps) {
  return (
    <header className="pz-site-header pz-band">
      <div className="pz-site-header__inner">
        <a className="pz-site-header__brand" href={brand.href}>
          <img src={brand.icon} width={28} height={28} alt="" />
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
