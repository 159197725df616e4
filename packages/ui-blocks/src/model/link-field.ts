import * as z from 'zod';

const RELS = ['alternate', 'external', 'nofollow', 'noopener', 'noreferrer'] as const;

const link = z.object({
  value: z.string().describe('URL. An unsafe one removes the link'),
  rel: z
    .array(z.enum(RELS))
    .default([])
    .describe('Values of rel; noopener is added for a new window'),
  target: z.boolean().default(false).describe('Opens in a new window'),
});

/** A link of a block (§3.4): its object, or an address alone. */
export const linkField = z.preprocess(
  (json) => (typeof json === 'string' ? { value: json } : json),
  link,
);

export type LinkField = z.infer<typeof link>;
