import { and, asc, eq, gt, gte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { consentReceipts } from '../writes/tables.ts';
import type { ConsentPage, ConsentPageQuery } from './consent-page.ts';

/** Reads a page of receipts, oldest first. */
export async function readConsents(
  { batches }: Database,
  { websiteId, since, after, limit }: ConsentPageQuery,
): Promise<ConsentPage> {
  const rows = await batches
    .select()
    .from(consentReceipts)
    .where(
      and(
        gt(consentReceipts.number, after),
        websiteId === undefined ? undefined : eq(consentReceipts.websiteId, websiteId),
        since === undefined ? undefined : gte(consentReceipts.createdAt, new Date(since)),
      ),
    )
    .orderBy(asc(consentReceipts.number))
    .limit(limit);
  const consents = rows.map(({ createdAt, givenAt, day: _, ...row }) => ({
    ...row,
    receivedAt: createdAt.toISOString(),
    givenAt: givenAt.toISOString(),
  }));
  return { consents };
}
