import type { Answers, StepAnswers } from '../model/answers.ts';
import type { Field, FlowTable, Step } from '../model/flow.ts';
import { holds } from './condition.ts';

/** A step that applies to an applicant, with what was answered and still counts. */
export type AppliedStep = {
  readonly step: Step;
  /** One per answered item; a step that does not repeat has at most one. */
  readonly items: readonly StepAnswers[];
  /** The fields asked in each item of `items`, and in the next one. */
  readonly fields: readonly (readonly Field[])[];
  /** What conditions of this step's fields may use, besides the fields themselves. */
  readonly known: StepAnswers;
};

/** What was answered in a step, as a list of items. */
export function itemsOf(answers: Answers, step: string): readonly StepAnswers[] {
  const stored = Object.hasOwn(answers, step) ? answers[step] : undefined;
  if (!stored) return [];
  return isList(stored) ? stored : [stored];
}

const isList = (stored: StepAnswers | readonly StepAnswers[]): stored is readonly StepAnswers[] =>
  Array.isArray(stored);

/**
 * The fields of one item that are asked, given what it answers.
 *
 * @param known answers of earlier steps
 */
function askedFields(step: Step, item: StepAnswers, known: StepAnswers): readonly Field[] {
  const seen: Record<string, string | readonly string[]> = { ...known };
  return step.fields.filter((field) => {
    if (!holds(field.when, seen)) return false;
    const value = Object.hasOwn(item, field.name) ? item[field.name] : undefined;
    if (value !== undefined) seen[field.name] = value;
    return true;
  });
}

const pick = (item: StepAnswers, fields: readonly Field[]): StepAnswers =>
  Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = Object.hasOwn(item, name) ? item[name] : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * The steps that apply, in order. Answers of other steps and fields stay out, so that a changed
 * mind never leaves an old answer deciding a later step.
 *
 * @param answers all stored answers
 */
export function appliedSteps(flow: FlowTable, answers: Answers): readonly AppliedStep[] {
  let known: StepAnswers = {};
  const applied: AppliedStep[] = [];
  for (const step of flow.steps) {
    if (!holds(step.when, known)) continue;
    const before = known;
    const stored = itemsOf(answers, step.name).slice(0, step.repeat?.max ?? 1);
    const fields = [...stored, {}].map((item) => askedFields(step, item, before));
    const items = stored.map((item, index) => pick(item, fields[index] ?? []));
    if (!step.repeat && items[0]) known = { ...known, ...items[0] };
    applied.push({ step, items, fields, known: before });
  }
  return applied;
}

/**
 * The answers that count: what is shown, submitted, and what `readStep` needs as its context.
 *
 * @param answers all stored answers, those of steps that no longer apply included
 */
export function appliedAnswers(flow: FlowTable, answers: Answers): Answers {
  return Object.fromEntries(
    appliedSteps(flow, answers).flatMap(({ step, items }) => {
      if (items.length === 0) return [];
      return [[step.name, step.repeat ? items : (items[0] ?? {})]];
    }),
  );
}

/** The answers that conditions of steps and ends see: no answers of items. */
export function knownAnswers(flow: FlowTable, answers: Answers): StepAnswers {
  const shared = appliedSteps(flow, answers).filter(({ step }) => !step.repeat);
  return Object.assign({}, ...shared.map(({ items }) => items[0] ?? {}));
}
