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

/** A website's content, and import options. */
export type ImportRequest = WebsiteContent & RunOptions;

/** The message of `content:import`, validated again on arrival. */
const importRequestSchema = z.object({
  website: websiteSchema,
  entities: z.array(entitySchema),
  siteUrl: z.url({ protocol: /^https?$/ }).optional(),
  allowRemoval: z.boolean().optional(),
});

/** Why the service rejected a command. */
const rejectionSchema = z.object({ error: z.string() });

/** Every command of the socket: path, request and reply. */
export const CONTROL_COMMANDS = {
  import: {
    path: '/import',
    request: importRequestSchema,
    reply: z.union([importOutcomeSchema, rejectionSchema]),
    rejection: 'The service rejected the content',
  },
  listMessages: {
    path: '/messages',
    request: messageQuerySchema,
    reply: z.union([messageListSchema, rejectionSchema]),
    rejection: 'The service rejected the list',
  },
  listLeads: {
    path: '/leads',
    request: leadQuerySchema,
    reply: z.union([leadListSchema, rejectionSchema]),
    rejection: 'The service rejected the list',
  },
  readConsents: {
    path: '/consents',
    request: consentPageQuerySchema,
    reply: z.union([consentPageSchema, rejectionSchema]),
    rejection: 'The service rejected the export',
  },
} as const;

export type ControlCommand = keyof typeof CONTROL_COMMANDS;

/**
 * Parses a request or a reply.
 *
 * @throws {Error} naming each invalid field
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
    throw new Error(`Invalid JSON: ${(error as Error).message}`);
  }
}
