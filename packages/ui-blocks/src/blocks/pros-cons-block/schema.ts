import { z } from 'zod';
import { titledTextSchema } from '../../model/titled-text.ts';

/** §3.4 ProsConsBlock */
export const prosConsBlockSchema = z.object({
  pros: titledTextSchema,
  cons: titledTextSchema,
  outlined: z.boolean().default(false),
  stacked: z.boolean().default(false),
});
export type ProsConsBlockProps = z.infer<typeof prosConsBlockSchema>;
