import * as z from 'zod';
import { sitePath, webUrl } from './link.ts';

const percent = z.int().min(0).max(100);

/** The point of a picture that stays in sight where it is cropped: per cent from its top left. */
export const focusSchema = z.object({ x: percent, y: percent });

export type Focus = z.output<typeof focusSchema>;

/** An image: its own size in pixels, and a text alternative that is empty only for decoration. */
export const imageSchema = z
  .object({
    src: z.union([sitePath, webUrl]),
    alt: z.string().max(300),
    width: z.int().min(1).max(10_000),
    height: z.int().min(1).max(10_000),
    focus: focusSchema.optional(),
  })
  .meta({ id: 'Image' });

export type Image = z.output<typeof imageSchema>;
