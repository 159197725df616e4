import { z } from 'zod';
import { linkField } from '../../model/link-field.ts';

/** §3.4 ToListButtonBlock */
export const toListButtonBlockSchema = z.object({
  align: z.enum(['left', 'center', 'right']).default('left'),
  buttonText: z.string(),
  link: linkField,
  title: z.string().optional(),
});
export type ToListButtonBlockProps = z.infer<typeof toListButtonBlockSchema>;
