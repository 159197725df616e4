export interface ListIndexProps {
  /** Names the landmark, e.g. "Categorías". */
  label: string;
  /** Links to the lists of the page; `count` says how much each has. */
  links: readonly { href: string; label: string; count: string }[];
}

/** The lists of a page as links to their anchors. */
export function ListIndex({ label, links }: ListIndexProps) {
  return (
    <nav className="pz-list-index" aria-label={label}>
      <ul className="pz-list-index__items pz-plain-list">
        {links.map(({ href, label: name, count }) => (
          <li key={href}>
            <a className="pz-list-index__link" href={href}>
              <span>{name}</span> <span className="pz-list-index__count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
