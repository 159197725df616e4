import type { VendorCredential, VendorOutcome } from '@plaza/tracking/server';
import { eq, sql } from 'drizzle-orm';
import type { Keyring } from '../applications/encryption/keyring.ts';
import type { Orm } from '../database/database.ts';
import { claimDue } from '../outbox/claim-due.ts';
import { readEventSites } from './event-sites.ts';
import { waitingEvents } from './insert-vendor-events.ts';
import { vendorEventPlace } from './new-vendor-events.ts';
import { type DueEvent, type EventContext, notificationOf } from './notification-of.ts';
import { consentKey, deleteWithdrawn, readConsentsOf } from './read-consents-of.ts';
import { type EventVisit, readVisitors } from './read-visitors.ts';
import { vendorEvents } from './tables.ts';
import type { VendorPerson } from './vendor-event.ts';
import { VendorAway, type VendorTransport } from './vendor-transport.ts';

export interface EventSending {
  readonly orm: Orm;
  readonly keyring: Keyring;
  readonly transport: VendorTransport;
  readonly credentialOf: (websiteId: number, vendor: string) => VendorCredential | undefined;
  /** Seconds until the next attempt, after the first, second, … one. The last one repeats. */
  readonly pauses: readonly number[];
  readonly onFailure: (failure: EventFailure) => void;
}

export interface EventFailure {
  readonly id: string;
  readonly vendor: string;
  readonly event: string;
  readonly code: string;
  readonly attempts: number;
  readonly isFinal: boolean;
}

/** The first is longer than the timeout of an attempt. An event ends when its vendor finds it too old. */
export const EVENT_PAUSES = [30, 120, 600, 3_600, 7_200, 14_400] as const;

/** Events that are sent at once. */
const BATCH = 20;

/** Attempts that wait for a visit. It may never come, and the event may be known by an address. */
const ATTEMPTS_FOR_VISIT = 2;

/** Sends every event that is due. @returns how many were tried */
export async function sendDueEvents(sending: EventSending, signal: AbortSignal): Promise<number> {
  await giveUpExpired(sending.orm);
  let tried = 0;
  while (!signal.aborted) {
    const claimed = await claim(sending);
    tried += claimed.length;
    await sendAll(sending, claimed);
    if (claimed.length < BATCH) break;
  }
  return tried;
}

const claim = ({ orm, pauses }: EventSending) =>
  claimDue<DueEvent>(orm, {
    ...{ ...waitingEvents, pauses, most: BATCH },
    columns: sql`entry.id, entry.website_id as "websiteId", entry.vendor, entry.event,
      entry.event_id as "eventId", entry.locale,
      (extract(epoch from entry.happened_at) * 1000)::float8 as "happenedAt",
      entry.consent_id as "consentId", entry.impression_id as "impressionId",
      entry.product_id as "productId", entry.value::text as value, entry.currency, entry.sealed,
      entry.attempts`,
  });

/** Consent is read for each batch, a moment before it is sent. */
async function sendAll(sending: EventSending, rows: readonly DueEvent[]): Promise<void> {
  if (rows.length === 0) return;
  const { orm } = sending;
  const impressions = rows.flatMap(({ websiteId, impressionId }) =>
    impressionId === null ? [] : { websiteId, impressionId },
  );
  const sites = await readEventSites(orm, [...new Set(rows.map(({ websiteId }) => websiteId))]);
  const visits = await readVisitors(orm, impressions);
  const consents = await readConsentsOf(orm, rows);
  await Promise.all(
    rows.map((row) => {
      const isAllowed = consents.get(consentKey(row));
      if (isAllowed === false) return deleteWithdrawn(orm, row.websiteId, row.consentId);
      // The receipt is still in its browser.
      if (isAllowed === undefined) return note(orm, row, { lastError: 'no receipt' });
      const visit = visits.get(`${row.websiteId}/${row.impressionId}`);
      if (isVisitAwaited(row, visit)) return note(orm, row, { lastError: 'no visit' });
      const context = { site: sites.get(row.websiteId), visit };
      return attempt(sending, row, context);
    }),
  );
}

/** Until consent, a visit has no person; what completes it may still be in its browser. */
const isVisitAwaited = ({ impressionId, attempts }: DueEvent, visit: EventVisit | undefined) =>
  impressionId !== null && !visit?.uniqueUserId && attempts <= ATTEMPTS_FOR_VISIT;

async function attempt(
  sending: EventSending,
  row: DueEvent,
  context: Omit<EventContext, 'person'>,
): Promise<void> {
  const { orm, keyring, onFailure } = sending;
  const outcome = await notify(sending, row, { ...context, person: personOf(row, keyring) });
  if (outcome.outcome === 'taken')
    return note(orm, row, { sentAt: sql`now()`, sealed: null, lastError: null });
  const { code } = outcome;
  const isFinal = outcome.outcome !== 'retry';
  if (outcome.outcome !== 'skipped') {
    const { id, vendor, event, attempts } = row;
    onFailure({ id, vendor, event, code, attempts, isFinal });
  }
  if (!isFinal) return note(orm, row, { lastError: code });
  return note(orm, row, { failedAt: sql`now()`, sealed: null, lastError: code });
}

type Outcome = VendorOutcome | { readonly outcome: 'skipped'; readonly code: string };

async function notify(
  { transport, credentialOf }: EventSending,
  row: DueEvent,
  context: EventContext,
): Promise<Outcome> {
  const notification = notificationOf(row, context);
  if ('skipped' in notification) return skip(notification.skipped);
  const { notified, event, visitor } = notification;
  const { server, account, manager, action } = notified;
  if (!server.accountPattern.test(account)) return { outcome: 'refused', code: 'wrong account' };
  const credential = credentialOf(row.websiteId, row.vendor);
  if (credential === undefined) return { outcome: 'retry', code: 'no credential' };
  try {
    const access = {
      ...{ account, token: await transport.token(server, credential) },
      ...(manager !== undefined && { manager }),
      ...(action !== undefined && { action }),
    };
    const request = server.request({ event, visitor, access });
    return request ? await transport.send(server, request) : skip('nobody');
  } catch (error) {
    // Other messages may repeat what was sent.
    const code = error instanceof VendorAway ? error.message : 'wrong credential';
    return { outcome: 'retry', code: code.slice(0, 40) };
  }
}

/** Nothing went wrong: the vendor is not to get it. */
const skip = (reason: string): Outcome => ({ outcome: 'skipped', code: `skipped: ${reason}` });

function personOf(row: DueEvent, keyring: Keyring): VendorPerson {
  return row.sealed === null
    ? {}
    : (JSON.parse(keyring.open(row.sealed, vendorEventPlace(row))) as VendorPerson);
}

async function note(
  orm: Orm,
  { id }: DueEvent,
  changes: Parameters<ReturnType<Orm['update']>['set']>[0],
): Promise<void> {
  await orm.update(vendorEvents).set(changes).where(eq(vendorEvents.id, id));
}

const giveUpExpired = (orm: Orm) =>
  orm.execute(sql`
    update ${vendorEvents} set sealed = null, failed_at = now(),
      last_error = coalesce(last_error, 'expired')
    where ${waitingEvents.isWaiting} and expires_at <= now()`);
