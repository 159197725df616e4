import * as z from 'zod';
import { imageSchema } from '../../model/image.ts';

/** §3.4 ImgComponent; height and quality as ImageBlock's (§5) */
export const imgComponentSchema = imageSchema.extend({
  lazy: z.boolean().default(true).describe('Loads the picture when the reader scrolls near it'),
});
export type ImgComponentData = z.infer<typeof imgComponentSchema>;
