import { z } from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 Counter */
export const counterSchema = z.object({
  count: z.number().describe('Written as the locale of the page does'),
  text: richText.describe('What it counts'),
});
export type CounterData = z.infer<typeof counterSchema>;
