import * as z from 'zod';
import { titledTextSchema } from '../../model/titled-text.ts';

/** §3.4 ProsConsBlock */
export const prosConsBlockSchema = z.object({
  pros: titledTextSchema.describe('The arguments for it'),
  cons: titledTextSchema.describe('The arguments against it'),
  outlined: z.boolean().default(false).describe('Draws a border around each half'),
  stacked: z.boolean().default(false).describe('Puts one above the other, even on wide screens'),
});
export type ProsConsBlockProps = z.infer<typeof prosConsBlockSchema>;
