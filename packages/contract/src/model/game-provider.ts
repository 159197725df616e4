import * as z from 'zod';
import { addressableFields } from './entry.ts';
import { imageSchema } from './image.ts';
import { sitePath, webUrl } from './link.ts';
import { pageMetaSchema } from './page-meta.ts';
import { richTextDocumentSchema } from './rich-text-document.ts';
import { line, paragraph, text } from './text.ts';

const summaryFields = {
  ...addressableFields,
  path: sitePath,
  name: line,
  summary: paragraph,
  logo: imageSchema.optional(),
  rating: z.number().min(0).max(5).optional(),
};

/** §7.1 `/content/game-providers`: a maker of games as lists show it. */
export const gameProviderSummarySchema = z
  .object(summaryFields)
  .meta({ id: 'GameProviderSummary' });

/** §7.1 `/content/game-providers/{id}`. */
export const gameProviderSchema = z
  .object({
    ...summaryFields,
    foundedYear: z.int().min(1800).max(2200).optional(),
    headquarters: line.optional(),
    website: webUrl.optional(),
    licences: z.array(text(120)).max(30).optional(),
    body: richTextDocumentSchema,
    meta: pageMetaSchema,
  })
  .meta({ id: 'GameProvider' });

export type GameProviderSummary = z.output<typeof gameProviderSummarySchema>;
export type GameProvider = z.output<typeof gameProviderSchema>;
