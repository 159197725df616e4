import type { Application } from '@plaza/contract';
import { type FlowFailure, flowForm, flowViews } from '@plaza/screens';
import { checkedAnswers } from './checked-answers.ts';
import type { StepView } from './flow-view.ts';
import { contextOf, type FlowVisit } from './flow-visit.ts';
import { maskedEmail } from './masked-answers.ts';
import { withheldLater } from './resume-application.ts';
import { backHref } from './step-view.ts';

type CheckRefusal = {
  readonly failure?: FlowFailure;
  /** A link to go on later is on its way. */
  readonly resent?: boolean;
};

/** The answers before they are sent, each with its link to change it. */
export function checkView(
  visit: FlowVisit,
  application: Application,
  { failure, resent = false }: CheckRefusal = {},
): StepView {
  const { answers, version } = application;
  return {
    kind: 'step',
    step: flowViews.check,
    context: contextOf(visit, answers),
    carried: {
      [flowForm.stepField]: flowViews.check,
      [flowForm.itemField]: '',
      [flowForm.versionField]: `${version}`,
    },
    values: {},
    left: [],
    issues: [],
    failure,
    back: backHref(visit, answers, flowViews.check),
    withheld: withheldLater(visit, application),
    resent,
    maskedEmail: maskedEmail(visit.flow, application),
    answers: checkedAnswers(visit, answers),
  };
}
