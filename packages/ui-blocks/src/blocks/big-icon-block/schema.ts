import { z } from 'zod';
import { ICON_NAMES } from '../../icons/icon-names.ts';
import { richText } from '../../model/rich-text/rich-text-field.ts';

/** §3.4 BigIconBlock */
export const bigIconBlockSchema = z.object({
  icon: z.enum(ICON_NAMES).default('exclamation').describe('Sign before the text; decorative'),
  text: richText,
});
export type BigIconBlockProps = z.infer<typeof bigIconBlockSchema>;
