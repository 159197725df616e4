import * as z from 'zod';

const changesSchema = z.object({ added: z.int(), changed: z.int(), removed: z.int() });

/** The names of the first changed entries, as `folder/locale/id`. */
const namesSchema = z.object({
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
});

/** A path that the import takes away, the entries that still link to it, and where it moved. */
const lostPathSchema = z.object({
  locale: z.string(),
  path: z.string(),
  movedTo: z.string().optional(),
  linkedFrom: z.array(z.string()),
});

/** The changes of an import by content folder, without unchanged folders. */
export const importResultSchema = z.object({
  websiteId: z.int(),
  changed: z.boolean(),
  /** The current version of the website's content. */
  version: z.int(),
  website: z.enum(['added', 'changed', 'unchanged']),
  entries: z.int(),
  folders: z.record(z.string(), changesSchema),
  /** The version that the content was based on. */
  base: z.int().optional(),
  names: namesSchema.optional(),
  lostPaths: z.array(lostPathSchema).optional(),
});

/** Whether a site was notified, and the message for the editor. */
const notificationSchema = z.object({ notified: z.boolean(), message: z.string() });

/** An import, and either the notifications of sites or the tags for the caller that notifies them. */
export const importOutcomeSchema = z.object({
  result: importResultSchema,
  notifications: z.array(notificationSchema).optional(),
  tags: z.array(z.string()).optional(),
});

export type Notification = z.output<typeof notificationSchema>;

export type ImportOutcome = z.output<typeof importOutcomeSchema>;
export type ImportResult = z.output<typeof importResultSchema>;
export type ChangedNames = z.output<typeof namesSchema>;
export type LostPath = z.output<typeof lostPathSchema>;
export type FolderChanges = z.output<typeof changesSchema>;
