import { z } from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 BasicBlock */
export const basicBlockSchema = z.object({
  outlined: z.boolean().optional().describe('A line around it in place of a surface'),
  text: richText.describe('The passage itself: paragraphs, lists, other blocks'),
});
export type BasicBlockProps = z.infer<typeof basicBlockSchema>;
