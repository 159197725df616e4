import * as z from 'zod';
import { localeSchema } from './locale.ts';
import { instant } from './text.ts';
import { typedEmail, typedLine, typedText } from './typed-text.ts';

/** Topics of a message. Complaints are kept longer than the rest. */
export const MESSAGE_TOPICS = ['question', 'correction', 'complaint', 'privacy'] as const;

/** Signs of spam: the honeypot was filled in, or the form was sent too soon. */
export const SPAM_SIGNS = ['honeypot', 'too-fast'] as const;

/** Lengths in UTF-16 units, for the schema and for the form's own `maxlength`. */
export const MESSAGE_LIMITS = { name: 100, email: 254, message: 5000 } as const;

/**
 * Body of POST /messages: a message of the contact form. Messages with the same key are one
 * message; the key is random, or a hash of the form's values without JavaScript. A message with
 * signs of spam is stored with them and not rejected: people with autofill are not lost, and bots
 * learn nothing.
 */
export const contactMessageRequestSchema = z
  .object({
    idempotencyKey: z
      .string()
      .regex(/^[A-Za-z0-9_-]{16,64}$/)
      .max(64),
    name: typedLine(MESSAGE_LIMITS.name),
    email: typedEmail,
    topic: z.enum(MESSAGE_TOPICS),
    message: typedText(MESSAGE_LIMITS.message),
    locale: localeSchema,
    /** The visitor has accepted the privacy policy. */
    privacyAccepted: z.literal(true),
    spamSigns: z.array(z.enum(SPAM_SIGNS)).max(SPAM_SIGNS.length).optional(),
  })
  .meta({ id: 'ContactMessageRequest' });

/** Response of POST /messages, the same for every repetition of a message. */
export const contactMessageResponseSchema = z
  .object({ id: z.uuid().max(36), receivedAt: instant })
  .meta({ id: 'ContactMessageResponse' });

export type ContactMessageRequest = z.output<typeof contactMessageRequestSchema>;
export type ContactMessageResponse = z.output<typeof contactMessageResponseSchema>;
