import * as z from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 BasicBlock */
export const basicBlockSchema = z.object({
  outlined: z.boolean().optional().describe('Draws a border instead of a filled surface'),
  text: richText.describe('The text of the block: paragraphs, lists, other blocks'),
});
export type BasicBlockProps = z.infer<typeof basicBlockSchema>;
