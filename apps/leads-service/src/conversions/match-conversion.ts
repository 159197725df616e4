import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { type ReceivedMessage, RefusedMessage } from './received-message.ts';

type Transaction = Pick<Orm, 'execute'>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Joins a conversion with the click, lead or application that its partner named. One that is not known
 * stays unmatched.
 *
 * @throws {RefusedMessage} if the click is on an offer of another partner
 */
export async function matchConversion(
  transaction: Transaction,
  { partner, transactionId, reference, referenceType }: ReceivedMessage,
): Promise<void> {
  if (reference === null || !UUID.test(reference)) return;
  if (referenceType === 'click') {
    const { rows } = await transaction.execute<{ partner: string | null }>(
      sql`select partner from clicks where id = ${reference}::uuid`,
    );
    if (rows[0] && rows[0].partner !== partner)
      throw new RefusedMessage(`click ${reference} is not on an offer of ${partner}`);
  }
  await transaction.execute(
    matchSql(sql`partner = ${partner} and transaction_id = ${transactionId}`),
  );
}

/**
 * Tries unmatched conversions again: a click may be stored after its conversion.
 *
 * @param within how old conversions may be, such as `1 hour`
 */
export const matchLate = (transaction: Transaction, within: string) =>
  transaction.execute(matchSql(sql`created_at > now() - ${within}::interval`));

/**
 * The facts of a reference: a lead and an application have the click that brought them, if consent
 * was given. A click counts for its own partner alone.
 *
 * @param which conversions; the table has many that are never matched
 */
const matchSql = (which: SQL) => sql`
  with named as (
    select partner, transaction_id, reference_type, reference::uuid as id from conversions
    where website_id is null and ${which}
      and reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  facts as (
    select named.partner, named.transaction_id, click.website_id, click.product_id,
      click.id as click_id, null::uuid as lead_id, null::uuid as application_id
    from named join clicks as click
      on named.reference_type = 'click' and click.id = named.id and click.partner = named.partner
    union all
    select named.partner, named.transaction_id, lead.website_id, click.product_id, click.id,
      lead.id, null
    from named join leads as lead on named.reference_type = 'lead' and lead.id = named.id
      left join clicks as click on click.id = lead.click_id
    union all
    select named.partner, named.transaction_id, application.website_id, click.product_id,
      click.id, null, application.id
    from named join applications as application
      on named.reference_type = 'application' and application.id = named.id
      left join clicks as click on click.id = application.click_id)
  update conversions as stored set website_id = facts.website_id, product_id = facts.product_id,
    click_id = facts.click_id, lead_id = facts.lead_id, application_id = facts.application_id,
    updated_at = now()
  from facts
  where stored.partner = facts.partner and stored.transaction_id = facts.transaction_id
    and stored.website_id is null`;
