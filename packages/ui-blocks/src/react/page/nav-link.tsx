import type { LinkItem } from '../../model/layout-components.ts';

/** A link that tells assistive technology when it leads to the page it stands on. */
export function NavLink({ className, item }: { className: string; item: LinkItem }) {
  return (
    <a className={className} href={item.href} aria-current={item.current ? 'page' : undefined}>
      {item.label}
    </a>
  );
}
