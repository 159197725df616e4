import * as z from 'zod';

export const retentionRequestSchema = z.object({
  /** The clock and the periods are right: everything that they let expire is deleted. */
  isConfirmed: z.boolean(),
});

export const retentionOutcomeSchema = z.object({
  /** False if another process on the server does it at the moment. */
  isDone: z.boolean(),
  /** Deleted records by kind. */
  deleted: z.record(z.string(), z.int()),
  /** Kept until it is confirmed, by kind and group. */
  held: z.array(
    z.object({ kind: z.string(), group: z.string(), expired: z.number(), all: z.number() }),
  ),
  /** Rows of an earlier version that are encrypted now. */
  sealed: z.int(),
  /** Sentences for the operator. */
  notes: z.array(z.string()),
});

export type RetentionOutcome = z.output<typeof retentionOutcomeSchema>;
