import { createHash } from 'node:crypto';
import type { Application } from '@plaza/contract';
import { type FlowMoment, type FlowTable, personForAds, stepsOf } from '@plaza/flows';
import type { FlowView, MomentEvents } from './flow-view.ts';

type Reached = Pick<FlowView, 'events' | 'person'>;

/**
 * The events of an application up to now. Each moment has an id of its own, always the same, so that
 * a page that is loaded again does not count twice.
 */
function momentEvents(flow: FlowTable, application: Application): readonly MomentEvents[] {
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

/** What a page of an application tells vendors of it. */
export function reachedBy(flow: FlowTable, application: Application | undefined): Reached {
  if (!application) return {};
  const person = personForAds(flow, application.answers);
  return {
    events: momentEvents(flow, application),
    ...(Object.keys(person).length > 0 && { person }),
  };
}

/** 128 bits, as ids that browsers make. */
const idOf = (eventId: string, moment: FlowMoment) =>
  moment === 'started'
    ? eventId
    : createHash('sha256').update(`${eventId} ${moment}`).digest('base64url').slice(0, 22);
