import * as z from 'zod';
import { problemSchema } from '../model/problem.ts';
import { entryTextSchema } from './editor-parts.ts';
import { entryKeySchema } from './entry-address.ts';

/** An issue of an entry, at a value of its JSON. */
const findingSchema = z.object({
  /** The rule that found it; `schema` for a value that the contract refuses. */
  rule: z.string().max(100),
  /** An error prevents publishing; a warning is overridden with a reason. */
  severity: z.enum(['error', 'warning']),
  /** Keys and indexes from the root of the JSON; empty for the whole. */
  path: z.array(z.union([z.string().max(500), z.int()])).max(200),
  message: z.string().max(4000),
  hint: z.string().max(4000).optional(),
  /** In the text, from 1. */
  line: z.int().min(1).optional(),
  column: z.int().min(1).optional(),
});
export type EditorFinding = z.output<typeof findingSchema>;

/** `POST check`: a text that is not stored, as the entry that it would be. */
export const checkRequestSchema = z.strictObject({
  entry: entryKeySchema,
  text: entryTextSchema,
});
export type CheckRequest = z.input<typeof checkRequestSchema>;

export const checkAnswerSchema = z.object({ findings: z.array(findingSchema).max(500) });
export type CheckAnswer = z.output<typeof checkAnswerSchema>;

/** 422: entries that cannot be published, with what is wrong with them. */
export const refusedEntriesSchema = problemSchema.extend({
  refused: z
    .array(z.object({ entry: entryKeySchema, findings: z.array(findingSchema).max(500) }))
    .max(1000),
});
export type RefusedEntries = z.output<typeof refusedEntriesSchema>;
