import type { LinkItem } from '../../model/layout-components.ts';
import { NavLink } from './nav-link.tsx';

export interface AmountChoiceProps {
  /** Names the landmark, e.g. "Importe del préstamo". */
  label: string;
  options: readonly LinkItem[];
}

/** The loan amounts as one segmented row of links (§2.1). */
export function AmountChoice({ label, options }: AmountChoiceProps) {
  return (
    <nav className="pz-amount-choice" aria-label={label}>
      <ul className="pz-amount-choice__list">
        {options.map((item) => (
          <li key={item.href} className="pz-amount-choice__item">
            <NavLink className="pz-amount-choice__link" item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
