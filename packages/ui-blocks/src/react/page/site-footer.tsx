import type { ReactNode } from 'react';
import type { DescriptionItem, LinkItem, MenuEntry } from '../../model/layout-components.ts';
import { DescriptionList } from './description-list.tsx';
import { NavLink } from './nav-link.tsx';

export interface SiteFooterProps {
  brandName: string;
  /** What the site is and who pays for it, in a sentence or two. */
  statement?: string;
  /** When the figures of the page were checked. */
  checked?: string | undefined;
  /** Legal identity of the company behind the site: name, tax number, address, register, contact. */
  identity: readonly DescriptionItem[];
  legalLinks: readonly LinkItem[];
  /** Groups of further links, each under its label. */
  groups?: readonly MenuEntry[];
  /** The way to other countries. */
  countries?: ReactNode;
  /** The permanent control that opens the cookie settings. */
  settings?: ReactNode;
  labels: { identity: string; legal: string };
}

/** Legal identity, legal links and the permanent cookie control, on every page. */
export function SiteFooter(props: SiteFooterProps) {
  return (
    <footer className="pz-site-footer pz-band">
      <div className="pz-site-footer__inner">
        <div className="pz-site-footer__brand">{props.brandName}</div>
        {props.statement && <p className="pz-site-footer__statement">{props.statement}</p>}
        {props.checked && <p>{props.checked}</p>}
        {props.groups && props.groups.length > 0 && <Groups groups={props.groups} />}
        <nav aria-label={props.labels.legal}>
          <ul className="pz-site-footer__links">
            {props.legalLinks.map((item) => (
              <li key={item.href}>
                <NavLink className="pz-site-footer__link" item={item} />
              </li>
            ))}
            {props.settings && <li>{props.settings}</li>}
          </ul>
        </nav>
        {props.countries}
        <section className="pz-site-footer__identity" aria-label={props.labels.identity}>
          <DescriptionList items={props.identity} />
        </section>
      </div>
    </footer>
  );
}

/** Each group in a column where there is room. */
const Groups = ({ groups }: { groups: readonly MenuEntry[] }) => (
  <div className="pz-site-footer__groups">
    {groups.map(({ label, items }) => (
      <nav key={label} aria-label={label}>
        <strong>{label}</strong>
        <ul>
          {items?.map(
            ({ href, ...item }) =>
              href && (
                <li key={href}>
                  <NavLink className="pz-site-footer__link" item={{ ...item, href }} />
                </li>
              ),
          )}
        </ul>
      </nav>
    ))}
  </div>
);
