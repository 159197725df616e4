import { createHash } from 'node:crypto';
import type { ApplicationAnswers } from '@plaza/contract';
import { type FlowTable, flowMoments, personForAds } from '@plaza/flows';
import { vendorEvents } from '@plaza/tracking';
import type { ServerEventName } from '@plaza/tracking/server';
import type { StoredApplication } from '../applications/application-record.ts';
import type { Keyring } from '../applications/encryption/keyring.ts';
import type { EventSite } from './event-sites.ts';
import { newVendorEvents } from './new-vendor-events.ts';
import type { NewVendorEvent, Worth } from './vendor-event.ts';

/** A submitted application of a visitor who has consented to marketing. */
export interface SubmittedApplication {
  readonly stored: StoredApplication;
  readonly flow: FlowTable;
  readonly answers: ApplicationAnswers;
  readonly end: string;
  /** Whether this browser may not read personal answers. */
  readonly isMasked: boolean;
  readonly consentId: string;
  readonly userAgent: string | undefined;
  /** The commission that is expected of it, if it is known. */
  readonly worth: Worth | undefined;
}

/**
 * The events of a submitted application: those that a browser sends, with its ids. Email and phone
 * are in them with the applicant's own consent to that alone.
 */
export function flowVendorEvents(
  application: SubmittedApplication,
  site: EventSite,
  keyring: Keyring,
): readonly NewVendorEvent[] {
  const { stored, flow, answers, end, consentId, userAgent, worth } = application;
  const person = application.isMasked ? {} : personForAds(flow, answers);
  const moments = flowMoments(flow, { eventId: stored.eventId, answers, end }, digest);
  const happenedAt = (stored.submittedAt ?? new Date()).getTime();
  return moments.flatMap(({ events, eventId }) =>
    events.flatMap((event) =>
      newVendorEvents(
        {
          ...{ websiteId: stored.websiteId, locale: stored.locale, applicationId: stored.id },
          ...{ event, eventId, happenedAt, consentId, impressionId: stored.impressionId },
          worth: hasWorth(event) ? worth : undefined,
          person: { ...person, userAgent },
        },
        site,
        keyring,
      ),
    ),
  );
}

/** Whether an event has an amount: a begun application is worth nothing yet. */
function hasWorth(event: ServerEventName): boolean {
  const rows: Readonly<Record<string, { readonly params?: readonly string[] }>> = vendorEvents;
  return rows[event]?.params?.includes('value') ?? false;
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
