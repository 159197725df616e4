import * as z from 'zod';
import { imageSchema } from './image.ts';
import { text } from './text.ts';

/** §2.4: what search engines and social previews read. The image is 1200x630 (§9). */
export const pageMetaSchema = z
  .object({
    title: text(200),
    description: text(500),
    noIndex: z.boolean(),
    noFollow: z.boolean(),
    image: imageSchema.optional(),
  })
  .meta({ id: 'PageMeta' });

export type PageMeta = z.output<typeof pageMetaSchema>;
