import { z } from 'zod';
import { richText } from '../../model/rich-text/rich-text-field.ts';

const authorQuote = z.object({
  variant: z.literal('author'),
  author: z.string().describe('Whose words they are'),
  description: z.string().optional().describe('Who that is'),
  text: richText,
});

const defaultQuote = z.object({
  variant: z.literal('default').optional(),
  text: richText,
});

/** §3.4 QuoteBlock: a quote with its author, or the default without one */
export const quoteBlockSchema = z.discriminatedUnion('variant', [authorQuote, defaultQuote]);
export type QuoteBlockProps = z.infer<typeof quoteBlockSchema>;
