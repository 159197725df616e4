import { createHash } from 'node:crypto';
import type { Application } from '@plaza/contract';
import { type FlowMoment, type FlowTable, personForAds, stepsOf } from '@plaza/flows';
import { type VendorRow, vendors } from '@plaza/tracking';
import { type ClaimedEvents, OWN } from '@plaza/tracking/browser';
import type { MomentEvents } from './flow-view.ts';

/**
 * The events of an application once it is submitted, and none before. Each moment has an id of its
 * own, the same in every browser.
 */
function momentEvents(flow: FlowTable, application: Application): readonly MomentEvents[] {
  if (application.state !== 'submitted') return [];
  const done = stepsOf(flow, application.answers).filter(({ state }) => state === 'done');
  const moments: FlowMoment[] = [
    'started',
    ...done.map(({ step }) => `step:${step.name}` as const),
    ...(application.end ? [`end:${application.end}` as const] : []),
  ];
  return moments.flatMap((moment) => {
    const events = flow.events[moment];
    if (!events || events.length === 0) return [];
    return [{ moment, events, eventId: idOf(application.eventId, moment) }];
  });
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
  vendors: readonly string[],
): ClaimedEvents {
  const moments = momentEvents(flow, application) as ClaimedEvents['moments'];
  const person = application.masked ? {} : personForAds(flow, application.answers);
  const hasPerson = moments.length > 0 && vendors.length > 0 && Object.keys(person).length > 0;
  return { vendors, moments, ...(hasPerson && { person }) };
}

/** 128 bits, as ids that browsers make. */
const idOf = (eventId: string, moment: FlowMoment) =>
  moment === 'started'
    ? eventId
    : createHash('sha256').update(`${eventId} ${moment}`).digest('base64url').slice(0, 22);
