import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { websites } from '../database/schema.ts';
import { createBatchedLookup } from './batched-lookup.ts';
import type { VersionListener } from './version-listener.ts';

export interface ContentVersions {
  /** The current content version of a website; undefined for an unknown website. */
  current(websiteId: number): Promise<number | undefined>;
  /** Sets the version after an import in this process. Versions only increase. */
  changed(websiteId: number, version: number): void;
}

/**
 * Content versions, which validate cached answers. Only this process changes an embedded database,
 * so its versions are cached. A PostgreSQL server is shared, and notifies of its versions. Without a
 * listener that knows them every request looks up the version; requests during a running query share
 * the next one, which is fast and never returns outdated content.
 */
export function createContentVersions(
  database: Database,
  listener?: Pick<VersionListener, 'versions'>,
): ContentVersions {
  const lookup = createBatchedLookup((ids: number[]) => readVersions(database, ids));
  if (database.engine === 'postgres') {
    // A website that is not known may be new.
    const current = async (id: number) => listener?.versions()?.get(id) ?? (await lookup(id));
    return { current, changed: () => {} };
  }
  const known = new Map<number, number>();
  const changed = (websiteId: number, version: number) => {
    known.set(websiteId, Math.max(version, known.get(websiteId) ?? version));
  };
  return { changed, current: async (websiteId) => known.get(websiteId) ?? (await load(websiteId)) };

  async function load(websiteId: number) {
    const version = await lookup(websiteId);
    if (version !== undefined) changed(websiteId, version);
    // An import may have completed during the query.
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
