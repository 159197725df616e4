import type { StepAnswers } from '../model/answers.ts';
import type { Condition, Field, FlowTable, Step } from '../model/flow.ts';
import { comparisons, holds } from './condition.ts';
import { possibleAnswers } from './possible-answers.ts';

/** A flow with more ways through it than this cannot be checked, nor understood. */
const mostWalks = 50_000;

type Value = string | readonly string[] | undefined;
type Reached = {
  readonly steps: Set<string>;
  readonly fields: Set<string>;
  readonly ends: Set<string>;
  readonly unconsented: Set<string>;
};

const conditionsOf = ({ steps, ends }: FlowTable): readonly (Condition | undefined)[] => [
  ...steps.flatMap((step) => [step.when, ...step.fields.map(({ when }) => when)]),
  ...ends.flatMap(({ when, reasons = [] }) => [when, ...reasons.map((reason) => reason.when)]),
];

const numbersFor = (field: Field, limits: readonly number[]): readonly string[] => {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = field;
  const tried = [min, max, ...limits.flatMap((limit) => [limit - 1, limit])];
  return [...new Set(tried)].filter((each) => each >= min && each <= max).map(String);
};

/** Every set of the named options, and one of the others. */
const setsOf = (options: readonly string[], named: readonly string[]): readonly string[][] => {
  const sets: string[][] = [[]];
  for (const option of named) sets.push(...sets.map((set) => [...set, option]));
  const other = options.find((option) => !named.includes(option));
  return [...sets.filter((set) => set.length > 0), ...(other ? [[other]] : [])];
};

/** The answers of a field that differ for the conditions on it. */
const valuesOf = (field: Field, flow: FlowTable): readonly Value[] => {
  const asked = conditionsOf(flow).flatMap(comparisons);
  const own = asked.filter((comparison) => comparison.field === field.name);
  const none: Value[] = field.optional ? [undefined] : [];
  if (field.kind === 'consent') return [field.consentVersion ?? 'yes', ...none];
  if (own.length === 0) return [undefined];
  const options = possibleAnswers(field);
  const named = [...new Set(own.flatMap((each) => ('is' in each ? each.is : [])))];
  if (field.kind === 'choices') return [...setsOf(options ?? [], named), ...none];
  if (options) return [...options, ...none];
  const limits = own.flatMap((each) =>
    'below' in each ? [each.below] : 'atLeast' in each ? [each.atLeast] : [],
  );
  return [...numbersFor(field, limits), ...none];
};

/** Notes a field that is asked, and whether health data was agreed to in an earlier step. */
const noteField = (field: Field, consented: boolean, reached: Reached) => {
  reached.fields.add(field.name);
  if (field.health && field.kind !== 'consent' && !consented) reached.unconsented.add(field.name);
};

/** Every way to answer a step, as what is known after it. */
const answerStep = (
  step: Step,
  before: readonly StepAnswers[],
  { flow, reached }: { flow: FlowTable; reached: Reached },
): readonly StepAnswers[] => {
  const consents = flow.steps.flatMap((each) =>
    each.fields.filter(({ health, kind }) => health && kind === 'consent'),
  );
  return before.flatMap((known) => {
    if (!holds(step.when, known)) return [known];
    reached.steps.add(step.name);
    const consented = consents.some(({ name }) => known[name] !== undefined);
    let walks: StepAnswers[] = [known];
    for (const field of step.fields) {
      const values = valuesOf(field, flow);
      walks = walks.flatMap((walk) => {
        if (!holds(field.when, walk)) return [walk];
        noteField(field, consented, reached);
        return values.map((value) =>
          value === undefined ? walk : { ...walk, [field.name]: value },
        );
      });
    }
    if (step.repeat) return [known];
    return flow.skippable ? [known, ...walks] : walks;
  });
};

const distinct = (walks: readonly StepAnswers[]): readonly StepAnswers[] => [
  ...new Map(walks.map((walk) => [JSON.stringify(walk), walk])).values(),
];

const missing = (what: string, all: readonly { name: string }[], reached: Set<string>) =>
  all
    .filter(({ name }) => !reached.has(name))
    .map(({ name }) => `${what} "${name}" is never reached`);

/**
 * Enumerates the answers that conditions name: every step, field and end must be reached by some,
 * and health data must never be asked before its consent was given.
 */
export function checkWalks(flow: FlowTable): string[] {
  const reached: Reached = {
    steps: new Set(),
    fields: new Set(),
    ends: new Set(),
    unconsented: new Set(),
  };
  let walks: readonly StepAnswers[] = [{}];
  for (const step of flow.steps) {
    walks = distinct(answerStep(step, walks, { flow, reached }));
    if (walks.length > mostWalks) return [`step "${step.name}": more than ${mostWalks} ways to it`];
  }
  for (const walk of walks) {
    const end = flow.ends.find(({ when }) => holds(when, walk));
    if (end) reached.ends.add(end.name);
  }
  const fields = flow.steps.flatMap((step) => step.fields);
  return [
    ...missing('step', flow.steps, reached.steps),
    ...missing('field', fields, reached.fields),
    ...missing('end', flow.ends, reached.ends),
    ...[...reached.unconsented].map(
      (name) => `field "${name}" asks about health without a consent`,
    ),
  ];
}
