import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answers, StepAnswers } from '../model/answers.ts';
import { appliedAnswers, itemsOf } from './applied-steps.ts';
import { branchingFlow } from './flow.test.support.ts';
import { endOf, missingSteps, nextStep, stepsOf } from './next-step.ts';

/** What `branchingFlow` asks, written as plain code. */
type Plain = {
  purpose?: string;
  purposeOther?: string;
  debts: number;
  monthly?: number;
  car: boolean;
  consentSeen: boolean;
  consent: boolean;
  ill?: string;
};

const plainMissing = (it: Plain): string[] => {
  const missing: string[] = [];
  if (!it.purpose || (it.purpose === 'other' && !it.purposeOther)) missing.push('need');
  if (it.purpose === 'debts' && it.debts === 0) missing.push('debts');
  if (it.monthly === undefined) missing.push('income');
  if (it.purpose === 'car' && (it.monthly ?? 0) >= 1_000 && !it.car) missing.push('car');
  if (!it.consentSeen) missing.push('health-consent');
  if (it.consent && !it.ill) missing.push('health');
  return missing;
};

const plainOf = (stored: Record<string, readonly StepAnswers[]>): Plain => {
  const one = (step: string, field: string) => stored[step]?.[0]?.[field] as string | undefined;
  const monthly = one('income', 'monthly');
  return {
    purpose: one('need', 'purpose'),
    purposeOther: one('need', 'purposeOther'),
    debts: stored.debts?.length ?? 0,
    ...(monthly === undefined ? {} : { monthly: Number(monthly) }),
    car: stored.car !== undefined,
    consentSeen: stored['health-consent'] !== undefined,
    consent: one('health-consent', 'healthConsent') === '1',
    ill: one('health', 'ill'),
  };
};

type Save = { step: string; item: StepAnswers };
type Move =
  | ({ do: 'save'; tab: 'current' | 'stale' } & Save)
  | { do: 'add'; item: StepAnswers }
  | { do: 'submit'; key: string }
  | { do: 'resume' };

const save: fc.Arbitrary<Save> = fc.oneof(
  fc.record({
    step: fc.constant('need'),
    item: fc.constantFrom<StepAnswers>(
      { purpose: 'car' },
      { purpose: 'debts' },
      { purpose: 'other', purposeOther: 'boat' },
    ),
  }),
  fc.record({
    step: fc.constant('income'),
    item: fc.constantFrom('0', '499', '999', '1000', '20000').map((monthly) => ({ monthly })),
  }),
  fc.record({
    step: fc.constant('car'),
    item: fc.constantFrom<StepAnswers>({}, { plate: '1234 BBB' }),
  }),
  fc.record({
    step: fc.constant('health-consent'),
    item: fc.constantFrom<StepAnswers>({}, { healthConsent: '1' }),
  }),
  fc.record({
    step: fc.constant('health'),
    item: fc.constantFrom<StepAnswers>({ ill: 'yes' }, { ill: 'no' }),
  }),
);

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({
        do: fc.constant('save' as const),
        tab: fc.constantFrom('current' as const, 'current' as const, 'stale' as const),
        step: fc.constant(''),
        item: fc.constant({}),
      })
      .chain((base) => save.map((saved) => ({ ...base, ...saved }))),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      item: fc.constantFrom({ lender: 'A' }, { lender: 'B' }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('submit' as const),
      key: fc.constantFrom('one', 'two'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'resume' as const }) },
);

/** An application as the service keeps it: versions, and one submission. */
class Application {
  answers: Answers = {};
  version = 1;
  submissions = 0;
  put(step: string, value: Answers[string], version: number): boolean {
    if (version !== this.version || this.submissions > 0) return false;
    this.answers = { ...this.answers, [step]: value };
    this.version += 1;
    return true;
  }
  submit(): boolean {
    if (missingSteps(branchingFlow, this.answers).length > 0) return false;
    if (this.submissions === 0) this.submissions = 1;
    return true;
  }
}

const walk = (moves: readonly Move[]) => {
  const application = new Application();
  const stored: Record<string, readonly StepAnswers[]> = {};
  for (const each of moves) {
    const isOpen = application.submissions === 0;
    if (each.do === 'resume') application.answers = JSON.parse(JSON.stringify(application.answers));
    if (each.do === 'submit') {
      equal(application.submit(), !isOpen || plainMissing(plainOf(stored)).length === 0);
    }
    if (each.do === 'save') {
      const version = application.version - (each.tab === 'stale' ? 1 : 0);
      const saved = application.put(each.step, each.item, version);
      equal(saved, isOpen && each.tab === 'current');
      if (saved) stored[each.step] = [each.item];
    }
    if (each.do === 'add') {
      const items = [...itemsOf(application.answers, 'debts'), each.item].slice(0, 3);
      if (application.put('debts', items, application.version)) stored.debts = items;
    }
    check(application, stored);
  }
};

const check = (application: Application, stored: Record<string, readonly StepAnswers[]>) => {
  const { answers } = application;
  const missing = plainMissing(plainOf(stored));
  // No answer is lost, those of steps that do not apply now included.
  for (const [step, items] of Object.entries(stored))
    deepStrictEqual(itemsOf(answers, step), items);
  // No step is skipped: the applicant is at the first that is missing.
  deepStrictEqual(missingSteps(branchingFlow, answers), missing);
  equal(nextStep(branchingFlow, answers), missing[0] ?? 'check');
  ok(application.submissions < 2);
  // What does not apply is neither shown nor submitted.
  const applied = Object.keys(appliedAnswers(branchingFlow, answers));
  const shown = stepsOf(branchingFlow, answers).map(({ step }) => step.name);
  ok(applied.every((step) => shown.includes(step)));
  ok(!applied.includes('health') || plainOf(stored).consent);
};

test('§2.3 10,000 random walks lose no answer, skip no step and submit once', () => {
  fc.assert(fc.property(fc.array(move, { maxLength: 14 }), walk), { numRuns: 10_000 });
});

test('an answer that no longer applies comes back with the branch it belongs to', () => {
  const answers = { need: { purpose: 'other', purposeOther: 'boat' }, income: { monthly: '400' } };
  const changed = { ...answers, need: { ...answers.need, purpose: 'car' } };
  expect(appliedAnswers(branchingFlow, changed).need).toEqual({ purpose: 'car' });
  expect(appliedAnswers(branchingFlow, answers).need).toEqual(answers.need);
  expect(endOf(branchingFlow, answers).name).toBe('too-little');
});
