import { z } from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 RecommendationBlock: the title is rich text too */
export const recommendationBlockSchema = z.object({
  fullWidth: z.boolean().default(false),
  outlined: z.boolean().default(false),
  text: richText,
  title: richText.optional(),
});
export type RecommendationBlockProps = z.infer<typeof recommendationBlockSchema>;
