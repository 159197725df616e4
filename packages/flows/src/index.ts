export {
  type AppliedStep,
  appliedAnswers,
  appliedSteps,
  itemsOf,
  knownAnswers,
} from './core/applied-steps.ts';
export { checkFlow } from './core/check-flow.ts';
export { comparisons, holds } from './core/condition.ts';
export type { FieldFacts } from './core/fields/checked.ts';
export { fieldExample } from './core/fields/field-examples.ts';
export { fieldFacts } from './core/fields/field-facts.ts';
export { FIELD_KINDS } from './core/fields/field-kinds.ts';
export { type FlowMomentEvents, flowMoments } from './core/flow-moments.ts';
export { isPersonal, MASK, maskAnswers } from './core/mask-answers.ts';
export {
  endOf,
  missingSteps,
  nextStep,
  type Progress,
  progressOf,
  reasonsOf,
  type StepState,
  stepsOf,
} from './core/next-step.ts';
export { personForAds } from './core/person-for-ads.ts';
export { readStep, sentAnswers } from './core/read-step.ts';
export type { Answers, FieldContext, StepAnswers } from './model/answers.ts';
export { type Doubt, type FieldIssue, type IssueCode, issueCodes } from './model/field-issue.ts';
export type { FieldInput, FieldKindRow, ReadField } from './model/field-kind.ts';
export type {
  Condition,
  Field,
  FieldKind,
  FlowEnd,
  FlowEvent,
  FlowMoment,
  FlowOutcome,
  FlowTable,
  Step,
} from './model/flow.ts';
export { type FlowName, flowNames } from './model/flow-names.ts';
export { FLOWS, flowOfPageType } from './model/flows.ts';
