import * as z from 'zod';
import { editorEntrySchema } from './drafts.ts';
import {
  commentSchema,
  draftVersionSchema,
  editorUserSchema,
  entryTextSchema,
  publishedVersionSchema,
  timeSchema,
  totalSchema,
} from './editor-parts.ts';
import { entryKeySchema } from './entry-address.ts';

/** A draft that the editor saw. */
const seenDraftSchema = entryKeySchema.extend({ draftVersion: draftVersionSchema.min(1) });

const seenDraftsSchema = z.array(seenDraftSchema).min(1).max(1000);

/** `POST review`: asks for a review of drafts, or answers one. */
export const reviewRequestSchema = z.strictObject({
  action: z.enum(['request', 'approve', 'reject']),
  entries: seenDraftsSchema,
  /** A rejection needs one. */
  comment: commentSchema.optional(),
});
export type ReviewRequest = z.input<typeof reviewRequestSchema>;

export const reviewAnswerSchema = z.object({ entries: z.array(editorEntrySchema).max(1000) });

/** `POST publish`: drafts that are published together, at once or not at all. */
export const publishRequestSchema = z.strictObject({
  entries: seenDraftsSchema,
  /** Later, at this time; otherwise now. */
  at: timeSchema.optional(),
  /** Why warnings are accepted; kept in the audit. Without it a warning refuses the publication. */
  reason: commentSchema.optional(),
});
export type PublishRequest = z.input<typeof publishRequestSchema>;

/** What was published, or when it will be. */
export const publishAnswerSchema = z.object({
  /** The content version of the website that has the change; absent if it is scheduled. */
  version: publishedVersionSchema.optional(),
  scheduleId: z.uuid().max(36).optional(),
  publishAt: timeSchema.optional(),
});
export type PublishAnswer = z.output<typeof publishAnswerSchema>;

export const SCHEDULE_STATES = ['waiting', 'published', 'failed', 'cancelled'] as const;

const scheduledSchema = z.object({
  id: z.uuid().max(36),
  publishAt: timeSchema,
  state: z.enum(SCHEDULE_STATES),
  by: editorUserSchema,
  entries: z.array(seenDraftSchema).max(1000),
  /** When it was published; later than `publishAt` if the service was stopped then. */
  publishedAt: timeSchema.optional(),
  /** Why it failed. */
  message: z.string().max(4000).optional(),
});

/** `GET schedule`: what waits, and what happened in the last 30 days. */
export const scheduleSchema = z.object({ schedule: z.array(scheduledSchema).max(1000) });
export type EditorSchedule = z.output<typeof scheduleSchema>;

export const scheduleParamsSchema = z.object({ scheduleId: z.uuid().max(36) });

/** A version of an entry that was published. */
const entryVersionSchema = z.object({
  version: publishedVersionSchema,
  publishedAt: timeSchema,
  publishedBy: editorUserSchema,
  /** Whether it removed the entry. */
  isRemoval: z.boolean(),
  /** What it was: a publication, an old version that was restored, or the hand-over from files. */
  source: z.enum(['publish', 'restore', 'hand-over']),
});

/** `GET versions/{folder}/{locale}/{entry}`: newest first. */
export const versionsSchema = z.object({
  total: totalSchema,
  versions: z.array(entryVersionSchema).max(200),
});
export type EntryVersions = z.output<typeof versionsSchema>;

/** `GET versions/{folder}/{locale}/{entry}/{version}`. */
export const versionTextSchema = entryVersionSchema.extend({ text: entryTextSchema.nullable() });
export type EntryVersionText = z.output<typeof versionTextSchema>;

/** `POST restore`: publishes an old version of an entry as a new one. */
export const restoreRequestSchema = z.strictObject({
  entry: entryKeySchema,
  version: publishedVersionSchema.min(1),
  /** The published version that the editor saw. */
  baseVersion: publishedVersionSchema,
});
export type RestoreRequest = z.input<typeof restoreRequestSchema>;
