import { z } from 'zod';
import { titledTextSchema } from '../../model/titled-text.ts';

/** §3.4 ProsConsBlock */
export const prosConsBlockSchema = z.object({
  pros: titledTextSchema.describe('What speaks for it'),
  cons: titledTextSchema.describe('What speaks against it'),
  outlined: z.boolean().default(false).describe('A line around each half'),
  stacked: z.boolean().default(false).describe('One above the other, on wide screens too'),
});
export type ProsConsBlockProps = z.infer<typeof prosConsBlockSchema>;
