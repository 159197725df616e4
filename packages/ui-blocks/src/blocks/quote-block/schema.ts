import { z } from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

const authorQuote = z.object({
  variant: z
    .literal('author')
    .describe('author names the speaker in the caption; default does not'),
  author: z.string().describe('Whose words they are'),
  description: z.string().optional().describe('Who that is'),
  text: richText.describe('The words quoted'),
});

const defaultQuote = z.object({
  variant: z
    .literal('default')
    .optional()
    .describe('author names the speaker in the caption; default does not'),
  text: richText.describe('The words quoted'),
});

/** §3.4 QuoteBlock: a quote with its author, or the default without one */
export const quoteBlockSchema = z.discriminatedUnion('variant', [authorQuote, defaultQuote]);
export type QuoteBlockProps = z.infer<typeof quoteBlockSchema>;
