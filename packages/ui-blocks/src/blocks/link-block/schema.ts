import { z } from 'zod';
import { linkField } from '../../model/link-field.ts';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 LinkBlock */
export const linkBlockSchema = z.object({
  buttonText: z.string(),
  link: linkField,
  outlined: z.boolean().default(false),
  text: richText,
});
export type LinkBlockProps = z.infer<typeof linkBlockSchema>;
