import type { LinkItem } from '../../model/layout-components.ts';

/** A link marked as current when it leads to its own page. */
export function NavLink({ className, item }: { className: string; item: LinkItem }) {
  return (
    <a className={className} href={item.href} aria-current={item.current ? 'page' : undefined}>
      {item.label}
    </a>
  );
}
