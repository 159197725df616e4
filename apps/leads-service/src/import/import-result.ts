import { z } from 'zod';

const changesSchema = z.object({ added: z.int(), changed: z.int(), removed: z.int() });

/** The changes of an import by content folder, without unchanged folders. */
export const importResultSchema = z.object({
  websiteId: z.int(),
  changed: z.boolean(),
  /** The current version of the website's content. */
  version: z.int(),
  website: z.enum(['added', 'changed', 'unchanged']),
  entries: z.int(),
  folders: z.record(z.string(), changesSchema),
});

/** Whether a site was notified, and the message for the editor. */
const notificationSchema = z.object({ notified: z.boolean(), message: z.string() });

/** An import, and either the notifications of sites or the tags for whoever notifies them. */
export const importOutcomeSchema = z.object({
  result: importResultSchema,
  notifications: z.array(notificationSchema).optional(),
  tags: z.array(z.string()).optional(),
});

export type Notification = z.output<typeof notificationSchema>;

export type ImportOutcome = z.output<typeof importOutcomeSchema>;
export type ImportResult = z.output<typeof importResultSchema>;
export type FolderChanges = z.output<typeof changesSchema>;
