import * as z from 'zod';
import { entryFields } from './entry.ts';
import { linkSchema } from './link.ts';
import { count, line, text } from './text.ts';

/** §7.1 `/content/search-menu-items`: an item of the search menu, and its search terms. */
export const searchMenuItemSchema = z
  .object({
    ...entryFields,
    label: line,
    description: text(300).optional(),
    link: linkSchema,
    group: line.optional(),
    icon: text(64).optional(),
    keywords: z.array(text(60)).max(50),
    position: count,
  })
  .meta({ id: 'SearchMenuItem' });

export type SearchMenuItem = z.output<typeof searchMenuItemSchema>;
