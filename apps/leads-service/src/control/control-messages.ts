import { CONTENT_FOLDERS, type WebsiteContent, websiteSchema } from '@plaza/content-client';
import { z } from 'zod';
import { importOutcomeSchema } from '../import/import-result.ts';

const entitySchema = z
  .object({ folder: z.enum(Object.keys(CONTENT_FOLDERS)), file: z.string(), value: z.unknown() })
  .transform(({ folder, file, value }, context) => {
    const schema = CONTENT_FOLDERS[folder as keyof typeof CONTENT_FOLDERS].schema;
    const parsed = schema.safeParse(value);
    if (parsed.success) return { folder, file, value: parsed.data };
    context.addIssue(`${file}: ${z.prettifyError(parsed.error)}`);
    return z.NEVER;
  });

/** A website's whole content, and the site to tell of it, when the service does not know it. */
export type ImportRequest = WebsiteContent & { readonly siteUrl?: string | undefined };

/** What `content:import` sends, checked again on arrival. */
export const importRequestSchema = z.object({
  website: websiteSchema,
  entities: z.array(entitySchema),
  siteUrl: z.url({ protocol: /^https?$/ }).optional(),
}) as unknown as z.ZodType<ImportRequest>;

/** What the service answers: what the import did, or why it did nothing. */
export const importReplySchema = z.union([importOutcomeSchema, z.object({ error: z.string() })]);

export type ImportReply = z.output<typeof importReplySchema>;
