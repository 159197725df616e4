import { z } from 'zod';
import { announcementSchema } from '../revalidation/announcement.ts';

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

/** An import, and what came of telling the site, when whoever imported could tell it. */
export const importOutcomeSchema = z.object({
  result: importResultSchema,
  announcement: announcementSchema.optional(),
});

export type ImportOutcome = z.output<typeof importOutcomeSchema>;
export type ImportResult = z.output<typeof importResultSchema>;
export type FolderChanges = z.output<typeof changesSchema>;
