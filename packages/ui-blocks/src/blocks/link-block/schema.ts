import * as z from 'zod';
import { linkField } from '../../model/link-field.ts';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 LinkBlock */
export const linkBlockSchema = z.object({
  buttonText: z.string().describe('Text of the button: where it leads'),
  link: linkField.describe('The target: a URL, or an object with one'),
  outlined: z.boolean().default(false).describe('Draws a border instead of a filled surface'),
  text: richText.describe('Why the reader should follow the link'),
});
export type LinkBlockProps = z.infer<typeof linkBlockSchema>;
