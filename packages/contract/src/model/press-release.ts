import * as z from 'zod';
import { addressableFields } from './entry.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { instant, line, paragraph } from './text.ts';

/** `/content/press-releases`: a dated release; its slug is its anchor on the press page. */
export const pressReleaseSchema = z
  .object({
    ...addressableFields,
    title: line,
    publishedAt: instant,
    summary: paragraph,
    body: richTextDocumentSchema,
  })
  .meta({ id: 'PressRelease' });

export type PressRelease = z.output<typeof pressReleaseSchema>;
