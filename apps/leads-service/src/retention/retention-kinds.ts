import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { applications, applicationTokens, emails } from '../applications/tables.ts';
import { clicks } from '../clicks/tables.ts';
import { consentDecisions } from '../consents/tables.ts';
import { conversionChanges, conversions, expectedValues } from '../conversions/tables.ts';
import { websites } from '../database/schema.ts';
import { reportCampaigns, reportCells, reportTotals } from '../reports/tables.ts';
import { vendorEvents } from '../vendor-events/tables.ts';
import {
  clientIds,
  consentReceipts,
  contactMessages,
  impressions,
  leads,
  userEvents,
} from '../writes/tables.ts';
import { APPLICATION_DAYS, type RetentionPeriods } from './retention-periods.ts';

export interface Kind {
  readonly table: PgTable;
  /** Whether a row is expired, given the cutoff of each kind. */
  readonly isExpired: (before: Instants) => SQL;
  /** Sets the cutoff that the table's delete trigger checks, for one statement. */
  readonly setCutoff?: (before: Instants) => SQL;
  /** The kind of record whose period it is, if the table has partitions. */
  readonly partitionedBy?: keyof RetentionPeriods;
  /** Tells records of different periods apart. */
  readonly group?: SQL;
  /** Whether all of them can expire at once. */
  readonly isUnguarded?: boolean;
}

export type Instants = Record<keyof RetentionPeriods | 'now', SQL>;

/** Every table of visitors' records, with its expiry condition. */
export const KINDS = {
  impressions: {
    table: impressions,
    isExpired: ({ visits }) => sql`${impressions.createdAt} < ${visits}`,
    partitionedBy: 'visits',
  },
  userEvents: {
    table: userEvents,
    isExpired: ({ visits }) => sql`${userEvents.createdAt} < ${visits}`,
    partitionedBy: 'visits',
  },
  clientIds: {
    table: clientIds,
    isExpired: ({ visits }) => sql`${clientIds.createdAt} < ${visits}`,
  },
  contactMessages: {
    table: contactMessages,
    group: sql`case when cardinality(${contactMessages.spamSigns}) > 0 then 'spam'
      when ${contactMessages.topic} = 'complaint' then 'complaints' else 'messages' end`,
    isExpired: ({ messages, complaints, spam }) => sql`${contactMessages.createdAt} < case
      when cardinality(${contactMessages.spamSigns}) > 0 then ${spam}
      when ${contactMessages.topic} = 'complaint' then ${complaints}
      else ${messages} end`,
  },
  consentReceipts: {
    table: consentReceipts,
    isExpired: ({ consents }) => sql`${consentReceipts.createdAt} < ${consents}`,
    partitionedBy: 'consents',
    setCutoff: ({ consents }) =>
      sql`select set_config('leads_service.consents_expired_before', ${consents}::text, true)`,
  },
  consentDecisions: {
    table: consentDecisions,
    isExpired: ({ consents }) => sql`${consentDecisions.createdAt} < ${consents}`,
  },
  leads: {
    table: leads,
    isExpired: (before) => sql`${leads.createdAt} < ${before.leads}`,
  },
  clicks: {
    table: clicks,
    isExpired: ({ visits }) => sql`${clicks.createdAt} < ${visits}`,
  },
  conversionChanges: {
    table: conversionChanges,
    isExpired: ({ visits }) => sql`${conversionChanges.createdAt} < ${visits}`,
    setCutoff: ({ visits }) =>
      sql`select set_config('leads_service.conversions_expired_before', ${visits}::text, true)`,
  },
  conversions: {
    table: conversions,
    isExpired: ({ visits }) => sql`${conversions.updatedAt} < ${visits}`,
  },
  expectedValues: {
    table: expectedValues,
    isExpired: ({ visits }) => sql`${expectedValues.createdAt} < ${visits}`,
  },
  reportCells: {
    table: reportCells,
    isUnguarded: true,
    isExpired: ({ visits }) => sql`${reportCells.day} < (${visits})::date`,
  },
  reportTotals: {
    table: reportTotals,
    isUnguarded: true,
    isExpired: ({ visits }) => sql`${reportTotals.day} < (${visits})::date`,
  },
  reportCampaigns: {
    table: reportCampaigns,
    isUnguarded: true,
    isExpired: ({ visits }) => sql`${reportCampaigns.day} < (${visits})::date`,
  },
  // With their tokens and emails.
  applications: {
    table: applications,
    group: sql`case when ${applications.submittedAt} is null then 'open' else 'submitted' end`,
    isExpired: ({
      now,
    }) => sql`${applications.updatedAt} < ${now} - make_interval(days => coalesce((
      select (settings -> 'applications' ->> case
        when ${applications.submittedAt} is null then 'openDays' else 'submittedDays' end)::integer
      from ${websites} where ${websites.id} = ${applications.websiteId}),
      case when ${applications.submittedAt} is null then ${APPLICATION_DAYS.open}::integer
        else ${APPLICATION_DAYS.submitted}::integer end))`,
  },
  applicationLinks: {
    table: applicationTokens,
    isUnguarded: true,
    isExpired: ({ now }) => sql`${applicationTokens.expiresAt} < ${now}`,
  },
  // Not before the vendor finds them too old: until then the row keeps them from being sent again.
  vendorEvents: {
    table: vendorEvents,
    isUnguarded: true,
    isExpired: ({ now }) =>
      sql`greatest(${vendorEvents.expiresAt}, ${vendorEvents.createdAt} + interval '30 days') < ${now}`,
  },
  emails: {
    table: emails,
    isUnguarded: true,
    isExpired: ({ now }) => sql`${emails.createdAt} < ${now} - interval '30 days'`,
  },
} as const satisfies Record<string, Kind>;

export type RetentionKind = keyof typeof KINDS;
