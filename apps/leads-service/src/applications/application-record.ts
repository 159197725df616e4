import type { ApplicationAnswers } from '@plaza/contract';
import { type SQL, sql } from 'drizzle-orm';
import { lastClickSql } from '../clicks/last-click.ts';
import type { Orm } from '../database/database.ts';
import { eventRows, insertEvents } from '../vendor-events/insert-vendor-events.ts';
import type { NewVendorEvent } from '../vendor-events/vendor-event.ts';
import { applications, applicationTokens, applicationVendors } from './tables.ts';

/** A new application with the hash of its first token. Answers are encrypted. */
export interface NewApplication {
  readonly websiteId: number;
  readonly id: string;
  readonly flow: string;
  readonly locale: string;
  readonly country: string;
  readonly eventId: string;
  readonly impressionId?: string | undefined;
  readonly uniqueUserId?: string | undefined;
  readonly whiteLabelToken?: string | undefined;
  readonly handOver?: string | undefined;
  readonly prefill: ApplicationAnswers | null;
  readonly keyId: string;
  readonly tokenHash: string;
}

/** Whether an application was saved: a partner's state starts one. */
export type SavedApplication = { readonly isCreated: boolean };

/** Saves applications with their tokens, in one statement. */
export async function insertApplications(
  orm: Orm,
  records: readonly NewApplication[],
): Promise<readonly SavedApplication[]> {
  const { rows } = await orm.execute<{ id: string }>(sql`
    with record as (
      select * from json_to_recordset(${JSON.stringify(records)}::json) as record (
        "websiteId" integer, "id" uuid, "flow" text, "locale" text, "country" text,
        "eventId" text, "impressionId" text, "uniqueUserId" text, "whiteLabelToken" text,
        "handOver" text, "prefill" jsonb, "keyId" text, "tokenHash" text)),
    inserted as (
      insert into ${applications} (website_id, id, flow, locale, country, event_id, impression_id,
        click_id, unique_user_id, white_label_token, hand_over, answers, prefill, key_ids)
      select "websiteId", "id", "flow", "locale", "country", "eventId", "impressionId",
        (${lastClickSql(sql`"websiteId"`, sql`"impressionId"`)}), "uniqueUserId", "whiteLabelToken", "handOver", '{}', "prefill", array["keyId"] from record
      on conflict (website_id, hand_over) where hand_over is not null do nothing
      returning id),
    added as (
      insert into ${applicationTokens} (hash, website_id, application_id)
      select "tokenHash", "websiteId", "id" from record where "id" in (select id from inserted))
    select id from inserted`);
  const created = new Set(rows.map(({ id }) => id));
  return records.map(({ id }) => ({ isCreated: created.has(id) }));
}

/** A change of an application that is based on a version of it. Values are encrypted. */
export interface ApplicationChange {
  readonly websiteId: number;
  readonly id: string;
  readonly version: number;
  readonly keyId: string;
  /** Steps to replace. */
  readonly steps?: ApplicationAnswers;
  /** Steps to delete. */
  readonly dropped?: readonly string[];
  /** Replaces the address, which then has to be confirmed. */
  readonly email?: { readonly sealed: string; readonly hash: string };
  /** Submits it with exactly these answers. */
  readonly submission?: {
    readonly end: string;
    readonly key: string;
    readonly answers: ApplicationAnswers;
    readonly email: string | null;
    readonly spamSigns: readonly string[];
    /** With marketing consent: its receipt, and what vendors are notified of. */
    readonly consentId?: string | undefined;
    readonly vendorEvents?: readonly NewVendorEvent[];
  };
  /** Whether a submitted application can change too. */
  readonly afterSubmission?: boolean;
}

/** The new state, or null if the application has another version or cannot change any more. */
export type ChangedApplication = { readonly version: number; readonly submittedAt: string | null };

/**
 * Changes applications, each only if its version is still the one the change is based on. One
 * statement decides, also between processes. Of two changes of one application in a group, one is
 * made.
 */
export async function changeApplications(
  orm: Orm,
  changes: readonly ApplicationChange[],
): Promise<readonly { readonly changed: ChangedApplication | null }[]> {
  const records = changes.map((change, number) => ({ ...flat(change), number }));
  const events = changes.flatMap(({ submission }, number) =>
    (submission?.vendorEvents ?? []).map((event) => ({ ...event, number })),
  );
  const { rows } = await orm.execute<ChangedRow>(sql`
    with changed as (
    update ${applications} as entry set
      version = entry.version + 1,
      answers = coalesce(record.submitted, (entry.answers || record.steps) - record.dropped),
      prefill = case when record."end" is null then entry.prefill end,
      key_ids = case
        when record."end" is not null then array[record."keyId"]
        when record."keyId" = any(entry.key_ids) then entry.key_ids
        else entry.key_ids || record."keyId" end,
      email = coalesce(record.email, entry.email),
      email_hash = coalesce(record."emailHash", entry.email_hash),
      email_confirmed_at = case
        when record."emailHash" is distinct from entry.email_hash and record."emailHash" is not null
        then null else entry.email_confirmed_at end,
      end_name = coalesce(record."end", entry.end_name),
      submit_key = coalesce(record."submitKey", entry.submit_key),
      consent_id = coalesce(record."consentId", entry.consent_id),
      spam_signs = coalesce(record."spamSigns", entry.spam_signs),
      submitted_at = case when record."end" is null then entry.submitted_at
        else date_trunc('milliseconds', now()) end,
      updated_at = now()
    from json_to_recordset(${JSON.stringify(records)}::json) as record (
      "number" integer, "websiteId" integer, "id" uuid, "version" integer, "keyId" text,
      "steps" jsonb, "dropped" text[], "email" text, "emailHash" text, "end" text,
      "submitKey" text, "consentId" text, "spamSigns" text[], "submitted" jsonb, "afterSubmission" boolean)
    where entry.website_id = record."websiteId" and entry.id = record."id"
      and entry.version = record."version"
      and (entry.submitted_at is null or record."afterSubmission")
    returning record."number", entry.version, entry.submitted_at as "submittedAt")
    ${queued(events)} select * from changed`);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return changes.map((_, number) => {
    const row = byNumber.get(number);
    if (!row) return { changed: null };
    const { version, submittedAt } = row;
    return {
      changed: { version, submittedAt: submittedAt && new Date(submittedAt).toISOString() },
    };
  });
}

/** Stores the events of the applications that were changed, in the same statement. */
const queued = (events: readonly (NewVendorEvent & { readonly number: number })[]): SQL =>
  events.length === 0
    ? sql``
    : sql`, queued as (${insertEvents(sql`${eventRows(events)}
        where event."number" in (select "number" from changed)`)})`;

type ChangedRow = { number: number; version: number; submittedAt: string | Date | null };

function flat({ steps, dropped, email, submission, afterSubmission, ...rest }: ApplicationChange) {
  return {
    ...rest,
    steps: steps ?? {},
    dropped: dropped ?? [],
    email: email?.sealed ?? submission?.email ?? null,
    emailHash: email?.hash ?? null,
    end: submission?.end ?? null,
    submitKey: submission?.key ?? null,
    consentId: submission?.consentId ?? null,
    spamSigns: submission?.spamSigns ?? null,
    submitted: submission?.answers ?? null,
    afterSubmission: afterSubmission ?? false,
  };
}

/** Changes are never merged: the version decides which is made. */
let lastChange = 0;
export const changeKey = (_: ApplicationChange) => `${++lastChange}`;

/** A stored application. Its answers and address are encrypted. */
export type StoredApplication = typeof applications.$inferSelect;

/** An application as the browser with a token may use it. */
export type HeldApplication = {
  readonly stored: StoredApplication;
  /** Of the token by which it was read. */
  readonly tokenHash: string;
  /** Personal answers are masked. */
  readonly isMasked: boolean;
  /** The application goes on in another browser. */
  readonly isRevoked: boolean;
  /** Vendors that have received its events. */
  readonly notifiedVendors: readonly string[];
};

/** The application of a token; undefined for a wrong token and for an unknown id alike. */
export async function readApplication(
  orm: Orm,
  { websiteId, id, tokenHash }: { websiteId: number; id: string; tokenHash: string },
): Promise<HeldApplication | undefined> {
  const [row] = await orm
    .select({
      stored: applications,
      isMasked: applicationTokens.isMasked,
      revokedAt: applicationTokens.revokedAt,
      notifiedVendors: sql<string[]>`array(select vendor from ${applicationVendors} as notified
        where notified.website_id = ${applications.websiteId}
          and notified.application_id = ${applications.id} and notified.notified_at is not null
        order by vendor)`,
    })
    .from(applications)
    .innerJoin(
      applicationTokens,
      sql`${applicationTokens.websiteId} = ${applications.websiteId}
        and ${applicationTokens.applicationId} = ${applications.id}
        and ${applicationTokens.expiresAt} is null`,
    )
    .where(
      sql`${applications.websiteId} = ${websiteId} and ${applications.id} = ${id}
        and ${applicationTokens.hash} = ${tokenHash}`,
    );
  if (!row) return undefined;
  const { revokedAt, ...held } = row;
  return { ...held, tokenHash, isRevoked: revokedAt !== null };
}
