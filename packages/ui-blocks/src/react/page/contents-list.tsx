import type { LinkItem } from '../../model/layout-components.ts';
import { NavLink } from './nav-link.tsx';

export interface ContentsListProps {
  /** Names the landmark, e.g. "On this page". */
  label: string;
  items: readonly LinkItem[];
}

/** The parts of a long text as links to them; nothing without any. */
export function ContentsList({ label, items }: ContentsListProps) {
  if (items.length === 0) return null;
  return (
    <nav className="pz-contents" aria-label={label}>
      <p className="pz-contents__label">{label}</p>
      <ol className="pz-contents__list">
        {items.map((item) => (
          <li key={item.href}>
            <NavLink className="pz-contents__link" item={item} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
