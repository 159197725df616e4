import { z } from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 BasicBlock */
export const basicBlockSchema = z.object({ outlined: z.boolean().optional(), text: richText });
export type BasicBlockProps = z.infer<typeof basicBlockSchema>;
