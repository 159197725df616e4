import { z } from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 StepsBlock: at least one step (§5) */
export const stepsBlockSchema = z.object({
  steps: z.array(z.object({ title: z.string(), text: richText })).min(1),
});
export type StepsBlockProps = z.infer<typeof stepsBlockSchema>;
