import type { Menu, MenuItem } from '@plaza/contract';
import type { MenuEntry } from '@plaza/ui-blocks';
import type { ScreenApp } from '../screen.ts';

type Item = Omit<MenuItem, 'items'> & { readonly items?: MenuItem['items'] };

/**
 * The entries of a menu with their groups and icons (§7.1), the current page marked; empty if the
 * site has no such menu. What leads nowhere and has nothing below it is left out.
 */
export function menuEntries(
  menus: readonly Menu[],
  slug: string,
  { path, iconDrawing }: { readonly path: string } & Pick<ScreenApp['blocks'], 'iconDrawing'>,
): MenuEntry[] {
  const items = menus.find((menu) => menu.slug === slug)?.items ?? [];
  const entryOf = ({ label, link, icon, description, items: inner = [] }: Item): MenuEntry[] => {
    const below = inner.flatMap(entryOf);
    if (!link && below.length === 0) return [];
    const entry: MenuEntry = {
      label,
      href: link?.value,
      current: link?.value === path,
      description,
      ...(icon !== undefined && { icon: { name: icon, drawing: iconDrawing?.(icon) } }),
      ...(below.length > 0 && { items: below }),
    };
    return [entry];
  };
  return items.flatMap(entryOf);
}

/** Whether the entries are plain links, without groups and icons. */
export const arePlain = (entries: readonly MenuEntry[]) =>
  entries.every(({ items, icon }) => !items && !icon);
