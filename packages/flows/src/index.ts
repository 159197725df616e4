export { FIELD_KINDS } from './core/fields/field-kinds.ts';
export type { Answers, FieldContext, StepAnswers } from './model/answers.ts';
export { type FieldIssue, type IssueCode, issueCodes } from './model/field-issue.ts';
export type { FieldInput, FieldKindRow } from './model/field-kind.ts';
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
