import * as z from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 QuestionBlock */
export const questionBlockSchema = z.object({
  question: z
    .string()
    .optional()
    .describe('The question. Without one, the answer is always visible'),
  answer: richText.describe('The answer: paragraphs, lists and links'),
  outlined: z.boolean().default(false).describe('Draws a border'),
});
export type QuestionBlockProps = z.infer<typeof questionBlockSchema>;
