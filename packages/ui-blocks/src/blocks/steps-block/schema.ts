import * as z from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 StepsBlock: at least one step (§5) */
export const stepsBlockSchema = z.object({
  steps: z
    .array(
      z.object({
        title: z.string().describe('What to do, in a few words'),
        text: richText.describe('How to do it'),
      }),
    )
    .min(1)
    .describe('The steps, in order'),
});
export type StepsBlockProps = z.infer<typeof stepsBlockSchema>;
