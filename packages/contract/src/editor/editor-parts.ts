import * as z from 'zod';
import { instant } from '../model/text.ts';

/** The most UTF-16 units of an entry's JSON text. */
export const MOST_TEXT = 2_000_000;

/** The stored JSON text of an entry, byte for byte: nothing between editor and file rewrites it. */
export const entryTextSchema = z.string().min(2).max(MOST_TEXT);

/** Who did something. */
export const editorUserSchema = z.object({
  id: z.string().max(100),
  name: z.string().max(200),
  email: z.string().max(320),
});
export type EditorUser = z.output<typeof editorUserSchema>;

/** A number that increases with every publication of the website; 0 before the first. */
export const publishedVersionSchema = z
  .int()
  .min(0)
  .max(2 ** 53 - 1);

/** A number that no other save of any draft has; 0 for no draft. */
export const draftVersionSchema = z
  .int()
  .min(0)
  .max(2 ** 53 - 1);

export const commentSchema = z.string().trim().min(1).max(2000);

export const timeSchema = instant;

/** `page` from 1. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  size: z.coerce.number().int().min(1).max(200).default(50),
};

export const totalSchema = z.int().min(0).max(100_000_000);
