import * as z from 'zod';

/** Versions of an answer; most editors look at the last few. */
const MOST_VERSIONS = 200;

export const historyQuerySchema = z.object({
  /** Needed if the service has several websites. */
  websiteId: z.int().optional(),
  limit: z.int().min(1).max(MOST_VERSIONS),
});

const versionSchema = z.object({
  websiteId: z.int(),
  version: z.int(),
  /** ISO 8601, UTC. */
  time: z.string(),
  author: z.string(),
  source: z.string(),
  changes: z.record(z.string(), z.object({ added: z.int(), changed: z.int(), removed: z.int() })),
});

/** The versions of a website's content, newest first. */
export const historySchema = z.object({ versions: z.array(versionSchema) });

/** A version to restore. */
export const restoreSchema = z.object({
  websiteId: z.int(),
  version: z.int().min(1),
  author: z.string().max(200),
  siteUrl: z.url({ protocol: /^https?$/ }).optional(),
});

export type HistoryQuery = z.output<typeof historyQuerySchema>;
export type History = z.output<typeof historySchema>;
export type ContentVersion = z.output<typeof versionSchema>;
export type Restoration = z.output<typeof restoreSchema>;
