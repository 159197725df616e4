import type { LinkItem } from '../../model/layout-components.ts';

export interface BreadcrumbsProps {
  /** Names the landmark, e.g. "Estás aquí". */
  label: string;
  /** The pages above this one, the home page first. */
  links: readonly LinkItem[];
}

/** The way back from a page to the pages above it. */
export function Breadcrumbs({ label, links }: BreadcrumbsProps) {
  return (
    <nav className="pz-breadcrumbs" aria-label={label}>
      <ol className="pz-breadcrumbs__list pz-plain-list">
        {links.map(({ href, label: name }) => (
          <li key={href} className="pz-breadcrumbs__step">
            <a className="pz-breadcrumbs__link" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
