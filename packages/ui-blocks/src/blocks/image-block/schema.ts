import * as z from 'zod';
import { imageSchema } from '../../model/image.ts';

/** §3.4 ImageBlock: height at most 655, quality 0 to 100 (§5) */
export const imageBlockSchema = imageSchema.extend({
  loading: z
    .enum(['lazy', 'eager'])
    .default('lazy')
    .describe('When the picture loads. Use eager if it is visible without scrolling'),
});
export type ImageBlockData = z.infer<typeof imageBlockSchema>;
