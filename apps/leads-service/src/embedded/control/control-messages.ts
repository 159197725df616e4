import {
  CONTENT_FOLDERS,
  type ContentEntity,
  type WebsiteContent,
  websiteSchema,
} from '@plaza/contract';
import { z } from 'zod';
import { consentPageQuerySchema, consentPageSchema } from '../../consents/consent-page.ts';
import type { RunOptions } from '../../import/import-options.ts';
import { importOutcomeSchema } from '../../import/import-result.ts';
import { leadListSchema, leadQuerySchema } from '../../leads/lead-list.ts';
import { messageListSchema, messageQuerySchema } from '../../messages/message-list.ts';

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
const importRequestSchema = z.object({
  website: websiteSchema,
  entities: z.array(entitySchema),
  siteUrl: z.url({ protocol: /^https?$/ }).optional(),
  allowRemoval: z.boolean().optional(),
});

/** Why the service did nothing. */
const refusedSchema = z.object({ error: z.string() });

/** Every command that the socket takes: its path, what it is asked, and what it answers. */
export const CONTROL_COMMANDS = {
  import: {
    path: '/import',
    request: importRequestSchema,
    reply: z.union([importOutcomeSchema, refusedSchema]),
    refusal: 'The service refused the content',
  },
  listMessages: {
    path: '/messages',
    request: messageQuerySchema,
    reply: z.union([messageListSchema, refusedSchema]),
    refusal: 'The service refused the list',
  },
  listLeads: {
    path: '/leads',
    request: leadQuerySchema,
    reply: z.union([leadListSchema, refusedSchema]),
    refusal: 'The service refused the list',
  },
  readConsents: {
    path: '/consents',
    request: consentPageQuerySchema,
    reply: z.union([consentPageSchema, refusedSchema]),
    refusal: 'The service refused the export',
  },
} as const;

export type ControlCommand = keyof typeof CONTROL_COMMANDS;

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
