import * as z from 'zod';
import { localeSchema } from '../model/locale.ts';
import {
  draftVersionSchema,
  editorUserSchema,
  pageQuery,
  publishedVersionSchema,
  timeSchema,
  totalSchema,
} from './editor-parts.ts';
import { editorFolderSchema, entryKeySchema, NO_LOCALE } from './entry-address.ts';

/** A draft is edited, waits for a review, was approved or rejected, or waits for its time. */
export const DRAFT_STATES = ['draft', 'in-review', 'approved', 'rejected', 'scheduled'] as const;

/** `published`: there is no draft. */
export const ENTRY_STATES = ['published', ...DRAFT_STATES] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export const entriesQuerySchema = z.object({
  folder: editorFolderSchema.optional(),
  locale: z.union([localeSchema, z.literal(NO_LOCALE)]).optional(),
  /** Words of the entry, anywhere in its text. */
  q: z.string().trim().min(1).max(200).optional(),
  state: z.enum(ENTRY_STATES).optional(),
  /** Entries without one of the same type and id in this locale. */
  missingIn: localeSchema.optional(),
  /** The id of the user who saved the draft last. */
  author: z.string().max(100).optional(),
  /** The beginning of the path of its page. */
  path: z.string().max(300).optional(),
  ...pageQuery,
});
export type EntriesQuery = z.input<typeof entriesQuerySchema>;

const entrySummarySchema = entryKeySchema.extend({
  /** Its title, name or term; otherwise its id. */
  title: z.string().max(2000),
  /** The path of its page, if it has one. */
  path: z.string().max(300).optional(),
  state: z.enum(ENTRY_STATES),
  /** The version of its last publication; 0 if it is new. */
  publishedVersion: publishedVersionSchema,
  /** Of the draft, 0 without one. */
  draftVersion: draftVersionSchema,
  /** Whether the draft removes the entry. */
  isRemoval: z.boolean(),
  /** Who saved the draft last, and when. */
  author: editorUserSchema.optional(),
  updatedAt: timeSchema.optional(),
});
export type EntrySummary = z.output<typeof entrySummarySchema>;

/** `GET entries`: by folder, locale and id. */
export const entriesSchema = z.object({
  total: totalSchema,
  entries: z.array(entrySummarySchema).max(200),
});
export type EditorEntries = z.output<typeof entriesSchema>;
