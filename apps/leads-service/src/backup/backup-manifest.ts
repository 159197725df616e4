import * as z from 'zod';

/** The file that a complete backup has: what it holds of each table, to compare what is restored. */
export const manifestFile = 'manifest.json';

const sequence = z.object({ value: z.string().regex(/^\d+$/), called: z.boolean() });

const tableManifest = z.object({
  rows: z.string().regex(/^\d+$/),
  /** Of all rows in any order (decision 24). */
  checksum: z.string(),
  /** The day of the oldest row of a partitioned table. */
  oldest: z.string().nullable(),
  /** The sequence of each identity column. */
  sequences: z.record(z.string(), sequence),
});

export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  tables: z.record(z.string(), tableManifest),
});

export type TableManifest = z.infer<typeof tableManifest>;
export type Manifest = z.infer<typeof manifestSchema>;

/** The rows of a table, a line of JSON each. */
export const rowsFile = (table: string) => `${table}.jsonl.gz`;
