import type * as z from 'zod';
import { clientIdRequestSchema } from './client-id.ts';
import { impressionRequestSchema, impressionResponseSchema } from './impression.ts';
import { userEventRequestSchema } from './user-event.ts';

interface CommandRow {
  readonly path: string;
  readonly body: z.ZodType;
  /** Absent: the answer is 204 without a body. */
  readonly response?: z.ZodType;
  readonly error: string;
}

/** §7.3: every POST of the leads service. */
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
} as const satisfies Record<string, CommandRow>;

export type CommandName = keyof typeof COMMANDS;
