import * as z from 'zod';
import { linkField } from '../../model/link-field.ts';

/** §3.4 ToListButtonBlock */
export const toListButtonBlockSchema = z.object({
  align: z.enum(['left', 'center', 'right']).default('left').describe('Alignment of the button'),
  buttonText: z.string().describe('Text of the button: “See the offers”'),
  link: linkField.describe('The target: a URL, or an object with one'),
  title: z.string().optional().describe('Text above the button'),
});
export type ToListButtonBlockProps = z.infer<typeof toListButtonBlockSchema>;
