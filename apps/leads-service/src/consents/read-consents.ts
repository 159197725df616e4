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
    dated: datedOf(givenAt, createdAt),
  }));
  return { consents };
}

const DAY = 86_400_000;

/** A receipt that waited in its browser for days, or one of a wrong clock. */
function datedOf(givenAt: Date, receivedAt: Date): 'late' | 'ahead' | null {
  const age = receivedAt.getTime() - givenAt.getTime();
  if (age > DAY) return 'late';
  return age < -DAY ? 'ahead' : null;
}
