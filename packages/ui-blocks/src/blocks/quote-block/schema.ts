import * as z from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

const authorQuote = z.object({
  variant: z.literal('author').describe('author names the speaker in a caption; default does not'),
  author: z.string().describe('Name of the speaker'),
  description: z.string().optional().describe('Who the speaker is, such as a profession'),
  text: richText.describe('The quotation'),
});

const defaultQuote = z.object({
  variant: z
    .literal('default')
    .optional()
    .describe('author names the speaker in a caption; default does not'),
  text: richText.describe('The quotation'),
});

/** §3.4 QuoteBlock: a quote with its author, or the default without one */
export const quoteBlockSchema = z.discriminatedUnion('variant', [authorQuote, defaultQuote]);
export type QuoteBlockProps = z.infer<typeof quoteBlockSchema>;
