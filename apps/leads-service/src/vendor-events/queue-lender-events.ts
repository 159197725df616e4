import { createHash } from 'node:crypto';
import type { ApplicationAnswers } from '@plaza/contract';
import { type FlowTable, personForAds } from '@plaza/flows';
import { sql } from 'drizzle-orm';
import type { Keyring } from '../applications/encryption/keyring.ts';
import { openAnswers } from '../applications/encryption/seal-answers.ts';
import { type Flows, flowNamed } from '../applications/flow-answers.ts';
import type { Orm } from '../database/database.ts';
import { readEventSites } from './event-sites.ts';
import { expectedWorth } from './expected-worth.ts';
import { insertVendorEvents } from './insert-vendor-events.ts';
import { newVendorEvents } from './new-vendor-events.ts';
import type { VendorMoment, Worth } from './vendor-event.ts';

/** A conversion of a visitor who has consented to marketing. */
type Conversion = {
  readonly partner: string;
  readonly transactionId: string;
  readonly status: string;
  readonly commission: number | null;
  readonly currency: string | null;
  readonly websiteId: number;
  readonly productId: number | null;
  /** Milliseconds since 1970. */
  readonly firstOccurredAt: number;
  readonly approvedAt: number | null;
  readonly consentId: string;
  readonly impressionId: string | null;
  readonly locale: string;
  readonly applicationId: string | null;
  readonly flow: string | null;
  readonly answers: ApplicationAnswers | null;
};

export interface LenderQueue {
  readonly orm: Orm;
  readonly keyring: Keyring;
  readonly flows: Flows;
}

/** Conversions of a pass; the next pass goes on. */
const MOST = 500;

/**
 * Stores an event for each conversion that a lender has changed and that a consented click or
 * application has led to: reported, at the value that such conversions have; or approved, at the
 * commission. One that was rejected or taken back is told to no vendor, and its events that wait are
 * deleted. A conversion may be matched late, so its row is looked at, not the message of the lender.
 *
 * @param since milliseconds since 1970
 */
export async function queueLenderEvents(queue: LenderQueue, since: number): Promise<void> {
  let after: Position = { updatedAt: new Date(since).toISOString(), key: '' };
  for (;;) {
    const rows = await readChanged(queue.orm, after);
    await queueAll(queue, rows);
    const last = rows.at(-1);
    if (!last || rows.length < MOST) return;
    after = last;
  }
}

/** How far a pass has come; PostgreSQL prints the time. */
type Position = { readonly updatedAt: string; readonly key: string };

type Changed = Conversion & Position;

/** Rows of one update time are told apart by their key, so that none is left out between pages. */
async function readChanged(orm: Orm, { updatedAt, key }: Position): Promise<readonly Changed[]> {
  const ms = (column: string) => sql`floor(extract(epoch from ${sql.raw(column)}) * 1000)::float8`;
  const { rows } = await orm.execute<Changed>(sql`
    select one.partner, one.transaction_id as "transactionId", one.status,
      one.commission::float8 as commission, one.currency, one.website_id as "websiteId",
      one.product_id as "productId", ${ms('one.first_occurred_at')} as "firstOccurredAt",
      ${ms('one.approved_at')} as "approvedAt",
      coalesce(click.consent_id, sent.consent_id) as "consentId",
      coalesce(click.impression_id, sent.impression_id) as "impressionId",
      coalesce(click.locale, sent.locale) as locale, sent.id as "applicationId", sent.flow,
      sent.answers, one.updated_at::text as "updatedAt",
      one.partner || '/' || one.transaction_id as key
    from conversions as one
      left join clicks as click on click.id = one.click_id
      left join applications as sent
        on sent.website_id = one.website_id and sent.id = one.application_id
    where one.website_id is not null
      and one.updated_at >= ${updatedAt}::timestamptz
      and (one.updated_at, one.partner || '/' || one.transaction_id)
        > (${updatedAt}::timestamptz, ${key}::text)
      and coalesce(click.consent_id, sent.consent_id) is not null
    order by one.updated_at, key limit ${MOST}`);
  return rows;
}

async function queueAll(queue: LenderQueue, rows: readonly Conversion[]): Promise<void> {
  const { orm, keyring } = queue;
  const sites = await readEventSites(orm, [...new Set(rows.map(({ websiteId }) => websiteId))]);
  for (const row of rows) {
    const site = sites.get(row.websiteId);
    const moment = site?.serverVendors && (await momentOf(queue, row));
    if (moment && site) await insertVendorEvents(orm, newVendorEvents(moment, site, keyring));
    if (row.status === 'rejected' || row.status === 'reversed') await deleteWaiting(orm, row);
  }
}

async function momentOf(queue: LenderQueue, row: Conversion): Promise<VendorMoment | undefined> {
  const flow = row.flow === null ? undefined : flowNamed(queue.flows, row.flow);
  if (row.flow !== null && (!flow || asksAboutHealth(flow))) return undefined;
  const told = await toldOf(queue, row);
  if (!told) return undefined;
  const { websiteId, consentId, impressionId, locale, productId, applicationId } = row;
  return {
    ...{ websiteId, consentId, impressionId, locale, productId, ...told },
    eventId: eventIdOf(row, told.event),
    ...(applicationId && flow && { applicationId, person: personOf(queue, row, flow) }),
  };
}

type Told = Pick<VendorMoment, 'event' | 'happenedAt' | 'worth'>;

/** What vendors are told of a state; of an approval without a commission nothing. */
async function toldOf({ orm }: LenderQueue, row: Conversion): Promise<Told | undefined> {
  const { status, websiteId, productId, commission, currency, approvedAt } = row;
  if (status === 'pending') {
    const worth =
      productId === null
        ? undefined
        : await expectedWorth(orm, { websiteId, productId }, 'perConversion');
    return { event: 'conversion_pending', happenedAt: row.firstOccurredAt, worth };
  }
  if (status !== 'approved' && status !== 'paid') return undefined;
  if (commission === null || currency === null || approvedAt === null) return undefined;
  const worth: Worth = { value: commission, currency };
  return { event: 'conversion_approved', happenedAt: approvedAt, worth };
}

const asksAboutHealth = ({ steps }: FlowTable) =>
  steps.some(({ fields }) => fields.some(({ health }) => health));

/** The applicant's address, by which vendors recognize a lead without a click (§5). */
function personOf({ keyring }: LenderQueue, row: Conversion, flow: FlowTable) {
  const { websiteId, applicationId, answers } = row;
  if (applicationId === null || answers === null) return undefined;
  return personForAds(flow, openAnswers(keyring, { websiteId, id: applicationId }, answers));
}

/** 128 bits, as ids of browsers: the same for every message of a conversion. */
const eventIdOf = ({ partner, transactionId }: Conversion, event: string) =>
  createHash('sha256')
    .update(JSON.stringify([partner, transactionId, event]))
    .digest('base64url')
    .slice(0, 22);

async function deleteWaiting(orm: Orm, row: Conversion): Promise<void> {
  const ids = ['conversion_pending', 'conversion_approved'].map((event) => eventIdOf(row, event));
  await orm.execute(sql`
    delete from vendor_events
    where website_id = ${row.websiteId} and sent_at is null and failed_at is null
      and event like 'conversion\\_%' and event_id in (${ids[0]}, ${ids[1]})`);
}
