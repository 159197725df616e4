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
  legalName: line,
  summary: paragraph,
  logo: imageSchema.optional(),
  website: webUrl,
  licence: z.object({ authority: line, number: text(100), url: webUrl.optional() }),
  registerNumber: text(100).optional(),
  foundedYear: z.int().min(1000).max(2200).optional(),
};

/** `/content/providers`: a company behind products, as lists show it. */
export const providerSummarySchema = z.object(summaryFields).meta({ id: 'ProviderSummary' });

/** `/content/providers/{id}`: a whole provider, with the way to complain about it. */
export const providerSchema = z
  .object({
    ...summaryFields,
    address: z.array(line).min(1).max(8).optional(),
    complaints: z.object({
      text: paragraph,
      email: z.email().max(254).optional(),
      phone: text(40).optional(),
      url: webUrl.optional(),
      ombudsman: z.object({ name: line, url: webUrl }).optional(),
    }),
    body: richTextDocumentSchema,
    meta: pageMetaSchema,
  })
  .meta({ id: 'Provider' });

export type ProviderSummary = z.output<typeof providerSummarySchema>;
export type Provider = z.output<typeof providerSchema>;
