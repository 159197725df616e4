import { createHash } from 'node:crypto';
import type { Application } from '@plaza/contract';
import { type FlowMoment, type FlowTable, stepsOf } from '@plaza/flows';
import type { MomentEvents } from './flow-view.ts';

/**
 * The events of an application up to now. Each moment has an id of its own, always the same, so that
 * a page that is loaded again does not count twice.
 */
export function momentEvents(flow: FlowTable, application: Application): readonly MomentEvents[] {
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

/** 128 bits, as ids that browsers make. */
const idOf = (eventId: string, moment: FlowMoment) =>
  moment === 'started'
    ? eventId
    : createHash('sha256').update(`${eventId} ${moment}`).digest('base64url').slice(0, 22);
