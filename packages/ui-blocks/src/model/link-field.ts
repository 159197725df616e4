import { z } from 'zod';

const RELS = ['alternate', 'external', 'nofollow', 'noopener', 'noreferrer'] as const;

const link = z.object({
  value: z.string().describe('Address; one that is not safe leaves no link'),
  rel: z.array(z.enum(RELS)).default([]).describe('Completed by noopener in a new window'),
  target: z.boolean().default(false).describe('Opens a new window'),
});

/** A link of a block (§3.4): its object, or an address alone. */
export const linkField = z.preprocess(
  (json) => (typeof json === 'string' ? { value: json } : json),
  link,
);

export type LinkField = z.infer<typeof link>;
