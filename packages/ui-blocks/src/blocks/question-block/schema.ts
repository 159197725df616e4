import { z } from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 QuestionBlock */
export const questionBlockSchema = z.object({
  question: z.string().optional(),
  answer: richText,
  outlined: z.boolean().default(false),
});
export type QuestionBlockProps = z.infer<typeof questionBlockSchema>;
