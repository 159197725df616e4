import { z } from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 Faq: at least one item (§5); the question is rich text, the answer a string */
export const faqSchema = z.object({
  items: z
    .array(
      z.object({
        question: richText.describe('Shown in one line of phrasing, without links'),
        answer: z.string().describe('Plain words'),
      }),
    )
    .min(1)
    .describe('The questions, in the order shown'),
});
export type FaqProps = z.infer<typeof faqSchema>;
