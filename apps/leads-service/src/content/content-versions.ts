import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { websites } from '../database/schema.ts';
import { createBatchedLookup } from './batched-lookup.ts';

export interface ContentVersions {
  /** The version of the content a website shows now, or undefined for an unknown website. */
  current(websiteId: number): Promise<number | undefined>;
  /** Tells the version that an import in this process gave a website. Versions only grow. */
  changed(websiteId: number, version: number): void;
}

/**
 * Versions answer "may I still use what I keep in memory?".
 *
 * An embedded database changes through this process alone, so its versions are remembered. A
 * PostgreSQL server is shared, so it is asked each time; requests that come while a question is
 * under way share the next one, which keeps reads fast without ever showing replaced content.
 */
export function createContentVersions(database: Database): ContentVersions {
  const lookup = createBatchedLookup((ids: number[]) => readVersions(database, ids));
  if (database.engine === 'postgres') return { current: lookup, changed: () => {} };
  const known = new Map<number, number>();
  const changed = (websiteId: number, version: number) => {
    known.set(websiteId, Math.max(version, known.get(websiteId) ?? version));
  };
  return { changed, current: async (websiteId) => known.get(websiteId) ?? (await ask(websiteId)) };

  async function ask(websiteId: number) {
    const version = await lookup(websiteId);
    if (version !== undefined) changed(websiteId, version);
    // An import may have ended while the question was under way.
    return known.get(websiteId);
  }
}

async function readVersions({ orm }: Database, ids: number[]) {
  const rows = await orm
    .select({ id: websites.id, version: websites.contentVersion })
    .from(websites)
    .where(inArray(websites.id, ids));
  return new Map(rows.map((row) => [row.id, row.version]));
}
