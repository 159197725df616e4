import { type Answers, stepsOf } from '@plaza/flows';
import type { CheckedAnswer } from './flow-view.ts';
import { type FlowVisit, stepHref } from './flow-visit.ts';

/** The answers of a flow in the order of its steps, each with the address where it is changed. */
export function checkedAnswers(
  visit: Pick<FlowVisit, 'flow' | 'path'>,
  answers: Answers,
): CheckedAnswer[] {
  return stepsOf(visit.flow, answers).flatMap(({ step, items, fields }) =>
    items.flatMap((item, index) =>
      (fields[index] ?? []).map(({ name, kind }) => ({
        step: step.name,
        field: name,
        kind,
        ...(step.repeat && { item: index + 1 }),
        value: item[name],
        href: `${stepHref(visit, step.name, step.repeat && index + 1)}#flow-${name}`,
      })),
    ),
  );
}
