import { z } from 'zod';
import { linkField } from '../../model/link-field.ts';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 LinkBlock */
export const linkBlockSchema = z.object({
  buttonText: z.string().describe('Says where the button leads'),
  link: linkField.describe('An object, or the address alone'),
  outlined: z.boolean().default(false).describe('A line around it in place of a surface'),
  text: richText.describe('Why to follow the link'),
});
export type LinkBlockProps = z.infer<typeof linkBlockSchema>;
