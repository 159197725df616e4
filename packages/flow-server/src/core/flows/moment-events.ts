import { createHash } from 'node:crypto';
import type { Application } from '@plaza/contract';
import { type FlowMomentEvents, type FlowTable, flowMoments, personForAds } from '@plaza/flows';
import { type VendorRow, vendors } from '@plaza/tracking';
import { type ClaimedEvents, OWN } from '@plaza/tracking/browser';

/**
 * The events of an application once it is submitted, and none before.
 */
function momentEvents(flow: FlowTable, application: Application): readonly FlowMomentEvents[] {
  if (application.state !== 'submitted') return [];
  const { eventId, answers, end } = application;
  return flowMoments(flow, { eventId, answers, end }, digest);
}

/** Who is yet to be notified of an application: vendors with a call for it, and our own records. */
export function vendorsToNotify(flow: FlowTable, application: Application): readonly string[] {
  const names = momentEvents(flow, application).flatMap(({ events }) => events);
  if (names.length === 0) return [];
  const called = Object.entries<VendorRow>(vendors).flatMap(([vendor, { calls }]) =>
    names.some((name) => Object.hasOwn(calls, name)) ? vendor : [],
  );
  return [OWN, ...called].filter((vendor) => !application.notifiedVendors.includes(vendor));
}

/**
 * What a browser sends to the vendors that it has claimed. The person is in it if the
 * applicant's own consent to that is among the answers that were submitted, and this browser may
 * read them.
 */
export function claimedEvents(
  flow: FlowTable,
  application: Application,
  { vendors, worth }: Pick<ClaimedEvents, 'vendors' | 'worth'>,
): ClaimedEvents {
  const moments = momentEvents(flow, application) as ClaimedEvents['moments'];
  const person = application.masked ? {} : personForAds(flow, application.answers);
  const hasPerson = moments.length > 0 && vendors.length > 0 && Object.keys(person).length > 0;
  return { vendors, moments, ...(hasPerson && { person }), ...(worth && { worth }) };
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
