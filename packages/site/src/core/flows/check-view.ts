import type { Application } from '@plaza/contract';
import { stepsOf } from '@plaza/flows';
import { type FlowFailure, flowForm, flowViews } from '@plaza/screens';
import type { CheckedAnswer, StepView } from './flow-view.ts';
import { contextOf, type FlowVisit, stepHref } from './flow-visit.ts';
import { reachedBy } from './moment-events.ts';
import { withheldLater } from './resume-application.ts';
import { backHref } from './step-view.ts';

type CheckRefusal = {
  readonly failure?: FlowFailure;
  /** The version that was seen, if what is stored cannot be read. */
  readonly version?: number | undefined;
  /** A link to go on later is on its way. */
  readonly resent?: boolean;
};

/** The answers before they are sent, each with its link to change it. */
export function checkView(
  visit: FlowVisit,
  application: Application | undefined,
  { failure, version = application?.version, resent = false }: CheckRefusal = {},
): StepView {
  const answers = application?.answers ?? {};
  return {
    kind: 'step',
    step: flowViews.check,
    context: contextOf(visit, answers),
    ...reachedBy(visit.flow, application),
    carried: {
      [flowForm.stepField]: flowViews.check,
      [flowForm.itemField]: '',
      [flowForm.versionField]: `${version ?? ''}`,
    },
    values: {},
    left: [],
    issues: [],
    failure,
    back: backHref(visit, answers, flowViews.check),
    withheld: withheldLater(visit, application),
    resent,
    answers: application ? checkedAnswers(visit, answers) : [],
  };
}

function checkedAnswers(visit: FlowVisit, answers: Application['answers']): CheckedAnswer[] {
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
