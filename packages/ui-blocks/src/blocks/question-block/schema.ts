import { z } from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 QuestionBlock */
export const questionBlockSchema = z.object({
  question: z.string().optional().describe('Without it the answer stands open'),
  answer: richText.describe('Paragraphs, lists and links'),
  outlined: z.boolean().default(false).describe('A line around it'),
});
export type QuestionBlockProps = z.infer<typeof questionBlockSchema>;
