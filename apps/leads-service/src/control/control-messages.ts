import {
  CONTENT_FOLDERS,
  type ContentEntity,
  type WebsiteContent,
  websiteSchema,
} from '@plaza/content-client';
import { z } from 'zod';
import type { RunOptions } from '../import/import-options.ts';
import { importOutcomeSchema } from '../import/import-result.ts';

const entitySchema = z
  .object({ folder: z.enum(Object.keys(CONTENT_FOLDERS)), file: z.string(), value: z.unknown() })
  .transform(({ folder, file, value }, context) => {
    const schema = CONTENT_FOLDERS[folder as keyof typeof CONTENT_FOLDERS].schema;
    const parsed = schema.safeParse(value);
    if (parsed.success) return { folder, file, value: parsed.data } as ContentEntity;
    context.addIssue(`${file}: ${z.prettifyError(parsed.error)}`);
    return z.NEVER;
  });

/** A website's whole content, and how it is to be imported. */
export type ImportRequest = WebsiteContent & RunOptions;

/** What `content:import` sends, checked again on arrival. */
export const importRequestSchema = z.object({
  website: websiteSchema,
  entities: z.array(entitySchema),
  siteUrl: z.url({ protocol: /^https?$/ }).optional(),
  allowRemoval: z.boolean().optional(),
});

/** What the service answers: what the import did, or why it did nothing. */
export const importReplySchema = z.union([importOutcomeSchema, z.object({ error: z.string() })]);

export type ImportReply = z.output<typeof importReplySchema>;

/**
 * Reads a message of either side.
 *
 * @throws Error in words for people, naming each field that is wrong
 */
export function readMessage<S extends z.ZodType>(schema: S, message: string): z.output<S> {
  const parsed = schema.safeParse(parseJson(message));
  if (parsed.success) return parsed.data;
  throw new Error(z.prettifyError(parsed.error));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`This is no JSON: ${(error as Error).message}`);
  }
}
