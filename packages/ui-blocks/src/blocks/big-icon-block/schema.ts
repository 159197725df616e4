import * as z from 'zod';
import { ICON_NAMES } from '../../icons/icon-names.ts';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** A name of another icon set, as Iconify writes it: `ph:acorn` (§7.4). */
const setIcon = z.string().regex(/^[a-z][a-z\d-]{1,30}:[a-z\d][a-z\d-]{0,62}$/);

/** §3.4 BigIconBlock */
export const bigIconBlockSchema = z.object({
  icon: z
    .union([z.enum(ICON_NAMES), setIcon])
    .default('exclamation')
    .describe('Decorative icon before the text. An icon of another set has a prefix: ph:acorn'),
  text: richText.describe('The text of the block: paragraphs, lists, other blocks'),
});
export type BigIconBlockData = z.infer<typeof bigIconBlockSchema>;
