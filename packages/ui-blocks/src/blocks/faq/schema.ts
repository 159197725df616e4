import * as z from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 Faq: at least one item (§5); the question is rich text, the answer a string */
export const faqSchema = z.object({
  items: z
    .array(
      z.object({
        question: richText.describe('The question: text with bold or italic words, without links'),
        answer: z.string().describe('The answer, as plain text'),
      }),
    )
    .min(1)
    .describe('The questions, in display order'),
});
export type FaqProps = z.infer<typeof faqSchema>;
