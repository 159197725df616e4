import { z } from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 RecommendationBlock: the title is rich text too */
export const recommendationBlockSchema = z.object({
  fullWidth: z.boolean().default(false).describe('As wide as the page, not as the text'),
  outlined: z.boolean().default(false).describe('A line around it in place of a surface'),
  text: richText.describe('The passage itself: paragraphs, lists, other blocks'),
  title: richText.optional().describe('Rich text, a heading included'),
});
export type RecommendationBlockProps = z.infer<typeof recommendationBlockSchema>;
