import { FLOWS, type FlowTable, type Step } from '@plaza/flows';
import { describe, expect, it } from 'vitest';
import { afterStep } from './after-step.ts';

const flow = FLOWS['signup-broker-debt'];
const stored = { debtKind: 'credit-card', debtAmount: '1500', debtPayment: '60' };
const max = 10;
const debts = { ...firstOf(flow), repeat: { max } };

function firstOf({ steps: [first] }: FlowTable): Step {
  if (!first) throw new Error('a flow without steps');
  return first;
}

const after = (action: string, { item = 1, isNew = false } = {}) =>
  afterStep({ step: debts, item, action }, { flow, answers: { debts: [stored] }, isNew });

describe('§2.3 a step that was stored', () => {
  it('leads to the step that is next', () => {
    expect(after('continue')).toEqual({ kind: 'step', step: 'situation' });
  });

  it('leads to the next item if one is to be added, up to the last', () => {
    expect(after('add')).toEqual({ kind: 'step', step: 'debts', item: 2 });
    expect(after('add', { item: max })).toEqual({ kind: 'step', step: 'debts', item: max });
  });

  it('is shown again without the item that was removed', () => {
    expect(after('remove')).toEqual({ kind: 'step', step: 'debts' });
  });

  it('is followed by a link to go on later, but of an application that was there before', () => {
    expect(after('later')).toEqual({ kind: 'link' });
    expect(after('later', { isNew: true }).kind).toBe('step');
  });

  it('is followed by submitting in a flow that shows no answers to check', () => {
    const survey = FLOWS.survey;
    const step = firstOf(survey);
    const last = { ...survey, steps: [step] };
    const answers = { [step.name]: {} };
    const decided = afterStep(
      { step, item: 1, action: 'skip' },
      { flow: last, answers, isNew: true },
    );
    expect(decided).toEqual({ kind: 'submit' });
  });
});
