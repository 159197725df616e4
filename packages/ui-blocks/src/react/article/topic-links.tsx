import type { LinkItem } from '../../model/layout-components.ts';
import { NavLink } from '../page/nav-link.tsx';

export interface TopicLinksProps {
  /** Names the landmark, e.g. "Topics". */
  label: string;
  items: readonly LinkItem[];
}

/** Topics, letters or parts of a page as a row of links; nothing without any. */
export function TopicLinks({ label, items }: TopicLinksProps) {
  if (items.length === 0) return null;
  return (
    <nav className="pz-topics" aria-label={label}>
      <ul className="pz-topics__list">
        {items.map((item) => (
          <li key={item.href}>
            <NavLink className="pz-topics__link" item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
