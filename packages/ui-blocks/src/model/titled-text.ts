import * as z from 'zod';
import { richText } from './rich-text/rich-text-field.ts';

/** Text with an optional title: each half of ProsConsBlock, and what the notice blocks share (§3.4). */
export const titledTextSchema = z.object({
  text: richText.describe('The text of the block: paragraphs and lists'),
  title: z.string().optional().describe('Title above the text'),
});

/** §3.4 ConsBlock, ProsBlock, InformationBlock, WarningBlock */
export const noticeSchema = titledTextSchema.extend({
  outlined: z.boolean().optional().describe('Draws a border instead of a filled surface'),
});
export type NoticeProps = z.infer<typeof noticeSchema>;
