import type { Menu } from '@plaza/contract';

export type MenuLink = { href: string; label: string; current?: boolean };

/** The links of a menu, with the current page marked; empty if the site has no such menu (§7.1). */
export function menuLinks(menus: readonly Menu[], slug: string, path: string): MenuLink[] {
  const items = menus.find((menu) => menu.slug === slug)?.items ?? [];
  return items.flatMap(({ label, link }) =>
    link ? [{ href: link.value, label, current: link.value === path }] : [],
  );
}
