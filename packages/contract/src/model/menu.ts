import * as z from 'zod';
import { addressableFields } from './entry.ts';
import { linkSchema } from './link.ts';
import { line, text } from './text.ts';

const menuItemFields = {
  label: line,
  link: linkSchema.optional(),
  icon: text(64).optional(),
  description: text(300).optional(),
};

const menuLeafSchema = z.object(menuItemFields);

/** Two levels below the menu, written out rather than recursive, so that nesting is bounded. */
export const menuItemSchema = z
  .object({ ...menuItemFields, items: z.array(menuLeafSchema).max(50).optional() })
  .meta({ id: 'MenuItem' });

/** §7.1 `/content/menus`: a menu, found by slug (`header`, `footer`). */
export const menuSchema = z
  .object({ ...addressableFields, title: line, items: z.array(menuItemSchema).max(50) })
  .meta({ id: 'Menu' });

export type MenuItem = z.output<typeof menuItemSchema>;
export type Menu = z.output<typeof menuSchema>;
