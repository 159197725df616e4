import * as z from 'zod';
import { addressableFields } from './entry.ts';
import { imageSchema } from './image.ts';
import { sitePath, webUrl } from './link.ts';
import { pageMetaSchema } from './page-meta.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { line, paragraph, text } from './text.ts';

/** §7.1 `/content/authors`: a person who writes or reviews; `sameAs` lists profiles elsewhere. */
export const authorSchema = z
  .object({
    ...addressableFields,
    name: line,
    jobTitle: line.optional(),
    summary: paragraph.optional(),
    biography: richTextDocumentSchema.optional(),
    portrait: imageSchema.optional(),
    email: z.email().max(254).optional(),
    expertise: z.array(text(100)).max(20).optional(),
    credentials: z.array(line).max(20).optional(),
    conflictsOfInterest: paragraph.optional(),
    sameAs: z.array(webUrl).max(20).optional(),
    path: sitePath.optional(),
    meta: pageMetaSchema.optional(),
  })
  .meta({ id: 'Author' });

export type Author = z.output<typeof authorSchema>;
