import { createWorkScheduler, type WorkScheduler } from '@plaza/contract/process';
import {
  type ApplicationChange,
  type ChangedApplication,
  changeApplications,
  changeKey,
  insertApplications,
  type NewApplication,
  type SavedApplication,
} from '../applications/application-record.ts';
import type { Keyring } from '../applications/encryption/keyring.ts';
import { type ClickRecord, insertClicks } from '../clicks/click-record.ts';
import type { Orm } from '../database/database.ts';
import { isRowError } from '../database/database-errors.ts';
import { REQUEST_WAIT } from '../database/wait-budget.ts';
import {
  type ClientIdRecord,
  clientIdKey,
  insertClientIds,
  mergeClientIds,
} from './client-id-record.ts';
import {
  type ConsentReceiptRecord,
  consentReceiptKey,
  insertConsentReceipts,
  type SavedConsentReceipt,
} from './consent-receipt-record.ts';
import {
  type ContactMessageRecord,
  contactMessageKey,
  insertContactMessages,
  type SavedContactMessage,
} from './contact-message-record.ts';
import { createGroupedWriter, type GroupedWriter, type WrittenGroup } from './grouped-writer.ts';
import {
  type ImpressionRecord,
  impressionKey,
  insertImpressions,
  mergeImpressions,
  type SavedImpression,
} from './impression-record.ts';
import { insertLeads, type LeadRecord, leadKey, type SavedLead } from './lead-record.ts';
import { insertUserEvents, type UserEventRecord, userEventKey } from './user-event-record.ts';

export interface Writers {
  readonly impressions: GroupedWriter<ImpressionRecord, SavedImpression>;
  readonly userEvents: GroupedWriter<UserEventRecord, UserEventRecord>;
  readonly clientIds: GroupedWriter<ClientIdRecord, ClientIdRecord>;
  readonly contactMessages: GroupedWriter<ContactMessageRecord, SavedContactMessage>;
  readonly consentReceipts: GroupedWriter<ConsentReceiptRecord, SavedConsentReceipt>;
  readonly leads: GroupedWriter<LeadRecord, SavedLead>;
  readonly clicks: GroupedWriter<ClickRecord, ClickRecord>;
  readonly applications: GroupedWriter<NewApplication, SavedApplication>;
  readonly applicationChanges: GroupedWriter<
    ApplicationChange,
    { readonly changed: ChangedApplication | null }
  >;
  /** Resolves when no row is waiting. */
  idle(): Promise<void>;
  /** The rows that wait, by kind. */
  waiting(): (readonly [kind: string, rows: number])[];
}

export interface WriterLimits {
  /** The maximum rows of a transaction. */
  readonly maxRows: number;
  /** The maximum waiting rows of each kind. */
  readonly maxQueued: number;
  /** The maximum milliseconds that a row waits for its transaction. */
  readonly maxWait: number;
}

export const defaultWriterLimits: WriterLimits = {
  maxRows: 256,
  maxQueued: 4_096,
  maxWait: REQUEST_WAIT,
};

/** On a server: groups are sent and parsed while others are synced to its disk. */
export const PARALLEL_GROUPS = 4;

export interface WriterOptions {
  /** Encrypts messages and leads. */
  readonly keyring: Keyring;
  /** Shared with the server, which reports arrivals to it. */
  readonly scheduler?: WorkScheduler;
  /** Called after each transaction. */
  readonly onGroup?: ((kind: string, group: WrittenGroup) => void) | undefined;
  /** How many groups of impressions, and of events, are written at once. */
  readonly parallel?: number;
}

/** Creates a grouped writer for each POST. */
export function createWriters(orm: Orm, options: WriterOptions): Writers {
  const { keyring, scheduler = createWorkScheduler(), onGroup, parallel } = options;
  const shared = (kind: string) => ({
    ...{ ...defaultWriterLimits, isRowError, scheduler },
    onGroup: onGroup && ((group: WrittenGroup) => onGroup(kind, group)),
  });
  const impressions = createGroupedWriter<ImpressionRecord, SavedImpression>({
    ...shared('impressions'),
    parallel,
    insert: (records) => insertImpressions(orm, records),
    keyOf: impressionKey,
    merge: mergeImpressions,
  });
  const userEvents = createGroupedWriter<UserEventRecord, UserEventRecord>({
    ...shared('userEvents'),
    parallel,
    insert: (records) => insertUserEvents(orm, records),
    keyOf: userEventKey,
    merge: (earlier) => earlier,
  });
  const clientIds = createGroupedWriter<ClientIdRecord, ClientIdRecord>({
    ...shared('clientIds'),
    insert: (records) => insertClientIds(orm, records),
    keyOf: clientIdKey,
    merge: mergeClientIds,
  });
  const contactMessages = createGroupedWriter<ContactMessageRecord, SavedContactMessage>({
    ...shared('contactMessages'),
    insert: (records) => insertContactMessages(orm, keyring, records),
    keyOf: contactMessageKey,
    merge: (earlier) => earlier,
  });
  const consentReceipts = createGroupedWriter<ConsentReceiptRecord, SavedConsentReceipt>({
    ...shared('consentReceipts'),
    insert: (records) => insertConsentReceipts(orm, records),
    keyOf: consentReceiptKey,
    merge: (earlier) => earlier,
  });
  const leads = createGroupedWriter<LeadRecord, SavedLead>({
    ...shared('leads'),
    insert: (records) => insertLeads(orm, keyring, records),
    keyOf: leadKey,
    merge: (earlier) => earlier,
  });
  const clicks = createGroupedWriter<ClickRecord, ClickRecord>({
    ...shared('clicks'),
    insert: (records) => insertClicks(orm, records),
    keyOf: ({ id }) => id,
    merge: (earlier) => earlier,
  });
  const applications = createGroupedWriter<NewApplication, SavedApplication>({
    ...shared('applications'),
    insert: (records) => insertApplications(orm, records),
    keyOf: ({ id }) => id,
    merge: (earlier) => earlier,
  });
  const applicationChanges = createGroupedWriter<
    ApplicationChange,
    { readonly changed: ChangedApplication | null }
  >({
    ...shared('applicationChanges'),
    insert: (changes) => changeApplications(orm, changes),
    keyOf: changeKey,
    merge: (earlier) => earlier,
  });
  const writers = {
    ...{ impressions, userEvents, clientIds, contactMessages, consentReceipts, leads, clicks },
    ...{ applications, applicationChanges },
  };
  const idle = async () =>
    void (await Promise.all(Object.values(writers).map((writer) => writer.idle())));
  const waiting = () =>
    Object.entries(writers).map(([kind, writer]) => [kind, writer.waiting()] as const);
  return { ...writers, idle, waiting };
}
