import * as z from 'zod';
import { addressableFields } from './entry.ts';
import { imageSchema } from './image.ts';
import { sitePath } from './link.ts';
import { pageMetaSchema } from './page-meta.ts';
import { count, entryId, line, paragraph } from './text.ts';

/** §7.1 `/content/categories`: a topic of posts, diaries and articles; `parentId` nests topics. */
export const categorySchema = z
  .object({
    ...addressableFields,
    name: line,
    description: paragraph.optional(),
    parentId: entryId.optional(),
    position: count,
    image: imageSchema.optional(),
    /** Pages where a reader of the topic goes on: a calculator, a list of products. */
    nextPaths: z.array(sitePath).max(4).optional(),
    path: sitePath.optional(),
    meta: pageMetaSchema.optional(),
  })
  .meta({ id: 'Category' });

export type Category = z.output<typeof categorySchema>;
