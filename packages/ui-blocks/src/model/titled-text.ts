import { z } from 'zod';
import { richText } from './rich-text/rich-text-field.ts';

/** Text with an optional title: each half of ProsConsBlock, and what the notice blocks share (§3.4). */
export const titledTextSchema = z.object({
  text: richText.describe('The passage itself: paragraphs and lists'),
  title: z.string().optional().describe('A line above the text'),
});

/** §3.4 ConsBlock, ProsBlock, InformationBlock, WarningBlock */
export const noticeSchema = titledTextSchema.extend({
  outlined: z.boolean().optional().describe('A line around it in place of a surface'),
});
export type NoticeProps = z.infer<typeof noticeSchema>;
