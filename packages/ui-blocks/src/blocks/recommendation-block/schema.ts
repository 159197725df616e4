import * as z from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 RecommendationBlock: the title is rich text too */
export const recommendationBlockSchema = z.object({
  fullWidth: z.boolean().default(false).describe('As wide as the page instead of the text column'),
  outlined: z.boolean().default(false).describe('Draws a border instead of a filled surface'),
  text: richText.describe('The text of the block: paragraphs, lists, other blocks'),
  title: richText.optional().describe('Rich text; can be a heading'),
});
export type RecommendationBlockProps = z.infer<typeof recommendationBlockSchema>;
