import * as z from 'zod';

export const removalRequestSchema = z.object({
  websiteId: z.int().min(1).max(2_147_483_647),
  /** Whether to remove the rows, or only to count them. */
  apply: z.boolean(),
});

const tableRowsSchema = z.object({ table: z.string(), rows: z.int() });

/** The rows of a website, by table; tables without any are left out. */
export const removalSchema = z.object({
  /** Rows of content, which go with the website. */
  content: z.array(tableRowsSchema),
  /** Rows of visits, applications and consents, which retention removes in its time. */
  kept: z.array(tableRowsSchema),
  removed: z.boolean(),
});

export type RemovalRequest = z.output<typeof removalRequestSchema>;
export type Removal = z.output<typeof removalSchema>;
