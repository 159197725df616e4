import { and, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { leads as table } from '../writes/tables.ts';
import type { LeadList, LeadQuery } from './lead-list.ts';

/** Reads leads, newest first. */
export async function listLeads(
  { batches }: Database,
  { websiteId, since, limit }: LeadQuery,
): Promise<LeadList> {
  const rows = await batches
    .select()
    .from(table)
    .where(
      and(
        websiteId === undefined ? undefined : eq(table.websiteId, websiteId),
        since === undefined ? undefined : gte(table.createdAt, new Date(since)),
      ),
    )
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(limit);
  const leads = rows.map(({ createdAt, ...row }) => ({
    ...row,
    receivedAt: createdAt.toISOString(),
  }));
  return { leads };
}
