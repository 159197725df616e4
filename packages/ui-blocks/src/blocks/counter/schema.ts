import * as z from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 Counter */
export const counterSchema = z.object({
  count: z.number().describe('The number, shown in the format of the page’s locale'),
  text: richText.describe('What the number counts'),
});
export type CounterData = z.infer<typeof counterSchema>;
