import { websiteSchema } from '@plaza/contract';
import * as z from 'zod';

/** The settings of a known website, without its content. */
export const settingsImportSchema = z.object({
  website: websiteSchema,
  author: z.string().max(200),
  source: z.string().max(4200),
  siteUrl: z.url({ protocol: /^https?$/ }).optional(),
});
