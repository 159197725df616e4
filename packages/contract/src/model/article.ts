import * as z from 'zod';
import { addressableFields } from './entry.ts';
import { imageSchema } from './image.ts';
import { sitePath } from './link.ts';
import { entryId, instant, line, paragraph } from './text.ts';

/** What posts, diaries and featured articles share: the fields a list needs to show them. */
export const articleFields = {
  ...addressableFields,
  path: sitePath,
  title: line,
  summary: paragraph,
  image: imageSchema.optional(),
  authorId: entryId.optional(),
  categoryIds: z.array(entryId).max(20).optional(),
  publishedAt: instant,
};
