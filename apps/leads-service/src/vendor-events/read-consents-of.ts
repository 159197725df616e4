import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { vendorEvents } from './tables.ts';

interface Given {
  readonly websiteId: number;
  readonly consentId: string;
}

/**
 * What the visitor of each receipt says about marketing now: the receipts that replaced it are
 * followed to the last one; of several last ones the strictest counts.
 *
 * @returns by `website/receipt`; nothing for a receipt that has not arrived
 */
export async function readConsentsOf(
  orm: Orm,
  given: readonly Given[],
): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await orm.execute<{ key: string; marketing: boolean }>(sql`
    with recursive chain as (
      select one.website_id, one.id, one.marketing, one.id as first
      from consent_decisions as one join (
        select distinct "websiteId", "consentId"
        from json_to_recordset(${JSON.stringify(given)}::json)
          as given ("websiteId" integer, "consentId" text)) as given
        on one.website_id = given."websiteId" and one.id = given."consentId"
      union
      select next.website_id, next.id, next.marketing, chain.first
      from consent_decisions as next join chain
        on next.website_id = chain.website_id and next.previous_id = chain.id)
    select chain.website_id || '/' || first as key, bool_and(marketing) as marketing
    from chain
    where not exists (select 1 from consent_decisions as later
      where later.website_id = chain.website_id and later.previous_id = chain.id)
    group by 1`);
  return new Map(rows.map(({ key, marketing }) => [key, marketing]));
}

export const consentKey = ({ websiteId, consentId }: Given): string => `${websiteId}/${consentId}`;

/** The receipts that led to a receipt, itself included. */
const earlierThan = (websiteId: number, id: string): SQL => sql`
  with recursive earlier as (
    select ${id}::text as id
    union
    select one.previous_id from consent_decisions as one join earlier
      on one.website_id = ${websiteId} and one.id = earlier.id
    where one.previous_id is not null)
  select id from earlier`;

/**
 * Deletes the events that wait, of the visitor who has withdrawn.
 *
 * @param receiptId of the withdrawal, or the receipt it replaces
 */
export async function deleteWithdrawn(
  orm: Pick<Orm, 'execute'>,
  websiteId: number,
  receiptId: string,
): Promise<void> {
  await orm.execute(sql`
    delete from ${vendorEvents}
    where website_id = ${websiteId} and sent_at is null and failed_at is null
      and consent_id in (${earlierThan(websiteId, receiptId)})`);
}
