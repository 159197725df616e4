import * as z from 'zod';
import { addressableFields } from './entry.ts';
import { sitePath } from './link.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { entryId, line, paragraph } from './text.ts';

/** `/content/glossary-terms`: a term of the glossary; its slug is its anchor. */
export const glossaryTermSchema = z
  .object({
    ...addressableFields,
    term: line,
    definition: paragraph,
    body: richTextDocumentSchema.optional(),
    synonyms: z.array(line).max(20).optional(),
    relatedTermIds: z.array(entryId).max(24).optional(),
    relatedPaths: z.array(sitePath).max(24).optional(),
  })
  .meta({ id: 'GlossaryTerm' });

export type GlossaryTerm = z.output<typeof glossaryTermSchema>;
