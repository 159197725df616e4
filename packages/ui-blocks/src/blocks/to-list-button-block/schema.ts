import { z } from 'zod';
import { linkField } from '../../model/link-field.ts';

/** §3.4 ToListButtonBlock */
export const toListButtonBlockSchema = z.object({
  align: z
    .enum(['left', 'center', 'right'])
    .default('left')
    .describe('Where the button stands in the line'),
  buttonText: z.string().describe('What the list shows: “See the offers”'),
  link: linkField.describe('An object, or the address alone'),
  title: z.string().optional().describe('A line above the button'),
});
export type ToListButtonBlockProps = z.infer<typeof toListButtonBlockSchema>;
