import * as z from 'zod';

/** The messages to list, newest first. */
export const messageQuerySchema = z.object({
  websiteId: z.int().optional(),
  since: z.iso.datetime({ offset: true }).optional(),
  limit: z.int().min(1).max(10_000),
  /** Lists spam instead of the other messages. */
  spam: z.boolean(),
});

const storedMessageSchema = z.object({
  id: z.string(),
  websiteId: z.int(),
  receivedAt: z.iso.datetime(),
  topic: z.string(),
  name: z.string(),
  email: z.string(),
  locale: z.string(),
  message: z.string(),
  spamSigns: z.array(z.string()),
});

export const messageListSchema = z.object({ messages: z.array(storedMessageSchema) });

export type MessageQuery = z.output<typeof messageQuerySchema>;
export type StoredMessage = z.output<typeof storedMessageSchema>;
export type MessageList = z.output<typeof messageListSchema>;
