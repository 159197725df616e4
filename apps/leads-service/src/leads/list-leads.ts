import { and, desc, eq, gte } from 'drizzle-orm';
import type { Keyring } from '../applications/encryption/keyring.ts';
import type { Database } from '../database/database.ts';
import { openRow } from '../writes/sealed-rows.ts';
import { leads as table } from '../writes/tables.ts';
import type { LeadList, LeadQuery } from './lead-list.ts';

/** Reads leads, decrypted, newest first. */
export async function listLeads(
  { batches }: Database,
  keyring: Keyring,
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
  const leads = rows.map((row) => {
    const { createdAt, keyId, emailHash, ...lead } = openRow(keyring, 'leads', row);
    return { ...lead, receivedAt: createdAt.toISOString() };
  });
  return { leads };
}
