import * as z from 'zod';
import { sitePath, webUrl } from './link.ts';

/** An image: its own size in pixels, and a text alternative that is empty only for decoration. */
export const imageSchema = z
  .object({
    src: z.union([sitePath, webUrl]),
    alt: z.string().max(300),
    width: z.int().min(1).max(10_000),
    height: z.int().min(1).max(10_000),
  })
  .meta({ id: 'Image' });

export type Image = z.output<typeof imageSchema>;
