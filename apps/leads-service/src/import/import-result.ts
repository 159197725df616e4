import { z } from 'zod';

const changesSchema = z.object({ added: z.int(), changed: z.int(), removed: z.int() });

/** What an import did, by content folder; folders in which nothing changed are left out. */
export const importResultSchema = z.object({
  websiteId: z.int(),
  changed: z.boolean(),
  /** The version that the website's content has now. */
  version: z.int(),
  website: z.enum(['added', 'changed', 'unchanged']),
  entries: z.int(),
  folders: z.record(z.string(), changesSchema),
});

/** Whether a site was notified, and the sentence that says so to the editor who imported. */
const notificationSchema = z.object({ notified: z.boolean(), message: z.string() });

/** An import, and the notification of each site; without them, the service could notify none. */
export const importOutcomeSchema = z.object({
  result: importResultSchema,
  notifications: z.array(notificationSchema).optional(),
});

export type Notification = z.output<typeof notificationSchema>;

export type ImportOutcome = z.output<typeof importOutcomeSchema>;
export type ImportResult = z.output<typeof importResultSchema>;
export type FolderChanges = z.output<typeof changesSchema>;
