import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answers } from '../model/answers.ts';
import type { Step } from '../model/flow.ts';
import { FLOWS } from '../model/flows.ts';
import { branchingFlow } from './flow.test.support.ts';
import { readStep, sentAnswers } from './read-step.ts';

const context = (answers: Answers = {}) => ({
  country: 'ES',
  locale: 'es-ES',
  currency: 'EUR',
  today: '2026-11-22',
  answers,
});

const step = (name: string): Step => {
  const found = branchingFlow.steps.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};

const read = (name: string, sent: string, answers: Answers = {}) =>
  readStep(step(name), new URLSearchParams(sent), context(answers));

test('§5 an empty field is reported, a field whose condition does not hold is ignored', () => {
  expect(read('need', '')).toEqual({ issues: [{ field: 'purpose', code: 'required' }] });
  expect(read('need', 'purpose=car&purposeOther=boat')).toEqual({ answers: { purpose: 'car' } });
  expect(read('need', 'purpose=other&purposeOther=%20')).toEqual({
    issues: [{ field: 'purposeOther', code: 'required' }],
  });
});

test('§5 its own old answers decide nothing when a step is sent again', () => {
  expect(read('need', 'purposeOther=boat', { need: { purpose: 'other' } })).toEqual({
    issues: [{ field: 'purpose', code: 'required' }],
  });
});

test('§5 a consent is not accepted unless ticked beside the current text', () => {
  const terms: Step = {
    name: 'terms',
    fields: [
      { name: 'email', kind: 'email' },
      { name: 'terms', kind: 'consent', consentVersion: '2026-11' },
    ],
  };
  const sent = (version: string) =>
    readStep(terms, new URLSearchParams({ email: 'a@example.com', terms: version }), context());
  expect(sent('')).toEqual({ issues: [{ field: 'terms', code: 'not-accepted' }] });
  expect(sent('2020-01')).toEqual({ issues: [{ field: 'terms', code: 'not-accepted' }] });
  expect(sent('2026-11')).toEqual({ answers: { email: 'a@example.com', terms: '2026-11' } });
});

test('anything may be sent: what is accepted is read again as it is', () => {
  const steps = Object.values(FLOWS).flatMap((flow) => flow.steps);
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('yes', 'no', '1500', '2026-11', 'a@example.com', 'car', 'other', '__proto__'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...steps), fc.array(text, { maxLength: 8 }), (each, texts) => {
      const sent = new URLSearchParams(
        texts.map((value, index): [string, string] => [
          each.fields[index % each.fields.length]?.name ?? '',
          value,
        ]),
      );
      const first = readStep(each, sent, context());
      if ('issues' in first) return void expect(first.issues.length).toBeGreaterThan(0);
      expect(readStep(each, sentAnswers(first.answers), context())).toEqual(first);
    }),
    { numRuns: 2_000 },
  );
});
