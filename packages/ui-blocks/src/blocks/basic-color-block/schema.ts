import * as z from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

const COLORS = ['blue', 'green', 'purple', 'red', 'yellow'] as const;

/** §3.4 BasicColorBlock */
export const basicColorBlockSchema = z.object({
  color: z.enum(COLORS).default('blue').describe('Tint of the background'),
  text: richText.describe('The text of the block: paragraphs, lists, other blocks'),
});
export type BasicColorBlockProps = z.infer<typeof basicColorBlockSchema>;
