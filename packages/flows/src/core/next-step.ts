import type { Answers } from '../model/answers.ts';
import type { FlowEnd, FlowTable, Step } from '../model/flow.ts';
import { type AppliedStep, appliedSteps, knownAnswers } from './applied-steps.ts';
import { comparisons, holds } from './condition.ts';
import { isAnswered } from './is-answered.ts';

export type StepState = AppliedStep & {
  /** `open` steps come after the current one, and may still stop to apply. */
  readonly state: 'done' | 'current' | 'open';
};

/** The steps that apply to an applicant, in order; all are `done` once nothing is missing. */
export function stepsOf(flow: FlowTable, answers: Answers): readonly StepState[] {
  const applied = appliedSteps(flow, answers);
  const missing = applied.findIndex((step) => !isAnswered(flow, step));
  const current = missing < 0 ? applied.length : missing;
  return applied.map((step, index) => ({
    ...step,
    state: index < current ? 'done' : index === current ? 'current' : 'open',
  }));
}

/** Steps that apply and lack an answer, which must be answered before submitting. */
export function missingSteps(flow: FlowTable, answers: Answers): readonly Step['name'][] {
  return appliedSteps(flow, answers)
    .filter((step) => !isAnswered(flow, step))
    .map(({ step }) => step.name);
}

/** Where the flow ends with these answers. */
export function endOf(flow: FlowTable, answers: Answers): FlowEnd {
  const known = knownAnswers(flow, answers);
  const end = flow.ends.find(({ when }) => holds(when, known));
  if (!end) throw new Error(`flow "${flow.name}" has no end without a condition`);
  return end;
}

/** The reasons of an end that hold. */
export function reasonsOf(flow: FlowTable, answers: Answers): readonly string[] {
  const known = knownAnswers(flow, answers);
  const reasons = endOf(flow, answers).reasons ?? [];
  return reasons.filter(({ when }) => holds(when, known)).map(({ name }) => name);
}

/**
 * Where the applicant is: the first step that lacks an answer, then checking the answers, then the
 * end. It follows from the answers alone.
 */
export function nextStep(
  flow: FlowTable,
  answers: Answers,
): Step['name'] | 'check' | { readonly end: FlowEnd } {
  const current = stepsOf(flow, answers).find(({ state }) => state === 'current');
  if (current) return current.step.name;
  return flow.checkAnswers ? 'check' : { end: endOf(flow, answers) };
}

/**
 * Number of a step; `steps`, how many there are with the check of the answers, is left out while an
 * answer may still change it.
 */
export type Progress = { readonly step: number; readonly steps?: number };

/** How far a step is. Undefined if it does not apply. */
export function progressOf(
  flow: FlowTable,
  answers: Answers,
  step: Step['name'],
): Progress | undefined {
  const applied = appliedSteps(flow, answers);
  const index = applied.findIndex((each) => each.step.name === step);
  if (index < 0) return undefined;
  const number = { step: index + 1 };
  if (isUndecided(flow, applied)) return number;
  return { ...number, steps: applied.length + (flow.checkAnswers ? 1 : 0) };
}

/** Whether a question that is not answered yet decides which steps follow. */
function isUndecided({ steps }: FlowTable, applied: readonly AppliedStep[]): boolean {
  const unanswered = applied
    .filter(({ items }) => items.length === 0)
    .flatMap(({ step }) => step.fields.map(({ name }) => name));
  return steps.some(({ when }) =>
    comparisons(when).some(({ field }) => unanswered.includes(field)),
  );
}
