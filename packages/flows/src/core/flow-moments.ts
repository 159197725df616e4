import type { Answers } from '../model/answers.ts';
import type { FlowEvent, FlowMoment, FlowTable } from '../model/flow.ts';
import { stepsOf } from './next-step.ts';

/** A moment that an application has reached, and the events of §9 for it. */
export type FlowMomentEvents = {
  readonly moment: FlowMoment;
  /** The same in every browser and on every server. */
  readonly eventId: string;
  readonly events: readonly FlowEvent[];
};

/** A submitted application, as far as its moments depend on it. */
export type SubmittedFlow = {
  readonly eventId: string;
  readonly answers: Answers;
  readonly end: string | undefined;
};

/**
 * The moments with events of a submitted application. Flows that ask about health have none.
 *
 * @param digest SHA-256 of a text, as base64url
 */
export function flowMoments(
  flow: FlowTable,
  { eventId, answers, end }: SubmittedFlow,
  digest: (text: string) => string,
): readonly FlowMomentEvents[] {
  if (flow.steps.some(({ fields }) => fields.some(({ health }) => health))) return [];
  const done = stepsOf(flow, answers).filter(({ state }) => state === 'done');
  const moments: FlowMoment[] = [
    'started',
    ...done.map(({ step }) => `step:${step.name}` as const),
    ...(end ? [`end:${end}` as const] : []),
  ];
  // 128 bits, as ids that browsers make.
  const idOf = (moment: FlowMoment) =>
    moment === 'started' ? eventId : digest(`${eventId} ${moment}`).slice(0, 22);
  return moments.flatMap((moment) => {
    const events = flow.events[moment];
    return events && events.length > 0 ? [{ moment, events, eventId: idOf(moment) }] : [];
  });
}
