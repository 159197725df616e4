import type * as z from 'zod';
import { clientIdRequestSchema } from './client-id.ts';
import { consentReceiptRequestSchema } from './consent-receipt.ts';
import { contactMessageRequestSchema, contactMessageResponseSchema } from './contact-message.ts';
import { impressionRequestSchema, impressionResponseSchema } from './impression.ts';
import { userEventRequestSchema } from './user-event.ts';

interface CommandRow {
  readonly path: string;
  readonly body: z.ZodType;
  /** Absent: the answer is 204 without a body. */
  readonly response?: z.ZodType;
  readonly error: string;
}

/** Every POST of the leads service: those of §7.3, the contact form's and the consents'. */
export const COMMANDS = {
  impression: {
    path: '/impression',
    body: impressionRequestSchema,
    response: impressionResponseSchema,
    error: 'Could not post impression',
  },
  userEvent: {
    path: '/user-events',
    body: userEventRequestSchema,
    error: 'Could not post user event',
  },
  clientId: {
    path: '/client-id',
    body: clientIdRequestSchema,
    error: 'Could not post client id',
  },
  contactMessage: {
    path: '/messages',
    body: contactMessageRequestSchema,
    response: contactMessageResponseSchema,
    error: 'Could not post contact message',
  },
  consentReceipt: {
    path: '/consents',
    body: consentReceiptRequestSchema,
    error: 'Could not post consent receipt',
  },
} as const satisfies Record<string, CommandRow>;

export type CommandName = keyof typeof COMMANDS;
