import * as z from 'zod';
import { problemSchema } from '../model/problem.ts';
import {
  draftVersionSchema,
  editorUserSchema,
  entryTextSchema,
  publishedVersionSchema,
  timeSchema,
} from './editor-parts.ts';
import { DRAFT_STATES } from './entries.ts';
import { entryKeySchema } from './entry-address.ts';

/** Drafts that are saved in one request. */
export const MOST_DRAFTS = 200;

/** What is published of an entry. */
const publishedEntrySchema = z.object({
  version: publishedVersionSchema,
  text: entryTextSchema,
});

const draftSchema = z.object({
  version: draftVersionSchema,
  /** The published version that the draft is based on; 0 if the entry is new. */
  baseVersion: publishedVersionSchema,
  /** Null if the draft removes the entry. */
  text: entryTextSchema.nullable(),
  state: z.enum(DRAFT_STATES),
  author: editorUserSchema,
  updatedAt: timeSchema,
  /** What the last review said. */
  comment: z.string().max(2000).optional(),
  /** Who asked for a review, approved or rejected. */
  reviewer: editorUserSchema.optional(),
  /** When a scheduled draft is published. */
  publishAt: timeSchema.optional(),
});
export type EditorDraft = z.output<typeof draftSchema>;

/** `GET drafts/{folder}/{locale}/{entry}`: an entry as it is published and as it is edited. */
export const editorEntrySchema = entryKeySchema.extend({
  /** Its file below `content/`. */
  file: z.string().max(500),
  published: publishedEntrySchema.nullable(),
  draft: draftSchema.nullable(),
});
export type EditorEntry = z.output<typeof editorEntrySchema>;

/** `PUT drafts/{folder}/{locale}/{entry}`: the whole text, and what it was made from. */
export const saveDraftSchema = z.strictObject({
  /** Null removes the entry when it is published. */
  text: entryTextSchema.nullable(),
  /** The published version that the editor saw, 0 if the entry is new. */
  baseVersion: publishedVersionSchema,
  /** The draft that the editor saw, 0 if there was none. */
  draftVersion: draftVersionSchema,
});
export type SaveDraft = z.input<typeof saveDraftSchema>;

/** `PUT drafts`: drafts that are saved together, or none of them. */
export const saveDraftsSchema = z.strictObject({
  drafts: z
    .array(saveDraftSchema.extend({ entry: entryKeySchema }))
    .min(1)
    .max(MOST_DRAFTS),
});
export type SaveDrafts = z.input<typeof saveDraftsSchema>;

/** `POST drafts`: the entries that are read. */
export const readDraftsSchema = z.strictObject({
  entries: z.array(entryKeySchema).max(MOST_DRAFTS),
});

export const savedDraftsSchema = z.object({ entries: z.array(editorEntrySchema).max(MOST_DRAFTS) });

/** `DELETE drafts/{folder}/{locale}/{entry}`: discards the draft that the editor saw. */
export const discardQuerySchema = z.object({ draftVersion: z.coerce.number().int().min(1) });

/**
 * 409: somebody else saved or published meanwhile. Nothing was stored; `current` is the entry as it
 * is now, `yours` the text that was sent.
 */
export const staleDraftSchema = problemSchema.extend({
  current: editorEntrySchema,
  yours: entryTextSchema.nullable(),
});
export type StaleDraft = z.output<typeof staleDraftSchema>;
