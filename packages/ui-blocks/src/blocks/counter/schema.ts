import { z } from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 Counter */
export const counterSchema = z.object({ count: z.number(), text: richText });
export type CounterData = z.infer<typeof counterSchema>;
