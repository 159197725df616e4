import { expect, test } from 'vitest';
import type { Answers, StepAnswers } from '../model/answers.ts';
import type { Field, FlowTable, Step } from '../model/flow.ts';
import { FLOWS } from '../model/flows.ts';
import { comparisons } from './condition.ts';
import { branchingFlow } from './flow.test.support.ts';
import { nextStep, type Progress, progressOf, stepsOf } from './next-step.ts';
import { possibleAnswers } from './possible-answers.ts';

/** Answers among which a condition can tell: all of a choice, and both ends of a number. */
function samples(field: Field, deciding: ReadonlySet<string>): readonly (string | undefined)[] {
  const answers = possibleAnswers(field) ?? ['0', '1000000'];
  const some = deciding.has(field.name) ? answers : answers.slice(0, 1);
  return field.optional ? [undefined, ...some] : some;
}

const itemsOfStep = (step: Step, deciding: ReadonlySet<string>): readonly StepAnswers[] =>
  step.fields.reduce<readonly StepAnswers[]>(
    (items, field) =>
      items.flatMap((item) =>
        samples(field, deciding).map((value) =>
          value === undefined ? item : { ...item, [field.name]: value },
        ),
      ),
    [{}],
  );

/** Every way through a flow: the progress of each step, and how many steps there were. */
function walks(
  flow: FlowTable,
  answers: Answers = {},
  shown: readonly (Progress | undefined)[] = [],
): readonly { shown: readonly (Progress | undefined)[]; count: number }[] {
  const deciding = new Set(
    flow.steps.flatMap(({ when }) => comparisons(when).map(({ field }) => field)),
  );
  const next = nextStep(flow, answers);
  const step = flow.steps.find(({ name }) => name === next);
  const checks = flow.checkAnswers ? 1 : 0;
  if (!step) return [{ shown, count: stepsOf(flow, answers).length + checks }];
  const now = [...shown, progressOf(flow, answers, step.name)];
  return itemsOfStep(step, deciding).flatMap((item) =>
    walks(flow, { ...answers, [step.name]: step.repeat ? [item] : item }, now),
  );
}

test.each([branchingFlow, ...Object.values(FLOWS)])(
  '$name: how many steps there are is shown once it is certain, and is true then',
  (flow) => {
    const all = walks(flow);
    for (const { shown, count } of all) {
      expect(shown.map((progress) => progress?.step)).toEqual(shown.map((_, index) => index + 1));
      for (const progress of shown) expect([undefined, count]).toContain(progress?.steps);
    }
    // It is certain from the start where no answer changes it.
    const isFixed = flow.steps.every(({ when }) => !when);
    const first = progressOf(flow, {}, flow.steps[0]?.name ?? '');
    expect(first?.steps).toBe(
      isFixed && first ? flow.steps.length + (flow.checkAnswers ? 1 : 0) : undefined,
    );
  },
);
