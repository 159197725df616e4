import { expect, test } from 'vitest';
import type { Field, FlowTable, Step } from '../model/flow.ts';
import { FLOWS } from '../model/flows.ts';
import { checkFlow } from './check-flow.ts';
import { branchingFlow } from './flow.test.support.ts';

test.each(Object.values(FLOWS))('$name: every step is reached and every branch ends', (flow) => {
  expect(checkFlow(flow)).toEqual([]);
});

test('a flow that uses everything is accepted', () => {
  expect(checkFlow(branchingFlow)).toEqual([]);
});

test('each page type has one flow, and each table its own name', () => {
  const types = Object.values(FLOWS).map(({ pageType }) => pageType);
  expect(new Set(types).size).toBe(types.length);
  expect(Object.entries(FLOWS).filter(([name, flow]) => flow.name !== name)).toEqual([]);
});

const withStep = (name: string, change: Partial<Step>): FlowTable => ({
  ...branchingFlow,
  steps: branchingFlow.steps.map((step) => (step.name === name ? { ...step, ...change } : step)),
});

const withField = (field: Omit<Field, 'name'> & { name?: string }): FlowTable => ({
  ...branchingFlow,
  steps: [...branchingFlow.steps, { name: 'last', fields: [{ name: 'last', ...field }] }],
});

const wrong: [issue: string, flow: FlowTable][] = [
  ['step "income" is there twice', withStep('car', { name: 'income' })],
  ['step "check" is a name of the engine', withStep('car', { name: 'check' })],
  ['field "monthly" is there twice', withField({ name: 'monthly', kind: 'text' })],
  ['field "version" is a name of the engine', withField({ name: 'version', kind: 'text' })],
  ['field "Last" has the wrong case', withField({ name: 'Last', kind: 'text' })],
  ['step "car": asks nothing', withStep('car', { fields: [] })],
  [
    'step "debts": the total needs a field for money',
    withStep('debts', { repeat: { max: 3, total: 'lender' } }),
  ],
  [
    'events of "started": the flow asks about health',
    { ...branchingFlow, events: { started: ['HBC'] } },
  ],
  [
    'section "money" is there twice',
    {
      ...branchingFlow,
      steps: branchingFlow.steps.map((step, index) => ({
        ...step,
        ...(index % 2 === 0 && { section: 'money' }),
      })),
    },
  ],
  [
    'step "last": field "last" tells who answers an anonymous flow',
    { ...withField({ kind: 'phone' }), anonymous: true },
  ],
  ['step "debts": repeats at least twice or not at all', withStep('debts', { repeat: { max: 1 } })],
  [
    'step "last": field "last" needs at least two options',
    withField({ kind: 'choice', options: ['one'] }),
  ],
  ['step "last": field "last" needs the version of its text', withField({ kind: 'consent' })],
  [
    'step "last": field "last" cannot identify by phone',
    withField({ kind: 'email', identifies: 'phone' }),
  ],
  [
    'step "last": field "last" allows nothing between 5 and 4',
    withField({ kind: 'integer', min: 5, max: 4 }),
  ],
  [
    'step "debts": no earlier field "monthly" that is asked once',
    withStep('debts', { when: { field: 'monthly', below: 3 } }),
  ],
  [
    'field "last": no earlier field "lender" that is asked once',
    withField({ kind: 'text', when: { field: 'lender', is: ['a'] } }),
  ],
  [
    'step "car": "boat" is no answer of field "purpose"',
    withStep('car', { when: { field: 'purpose', is: ['boat'] } }),
  ],
  [
    'step "car": field "purpose" is no number',
    withStep('car', { when: { field: 'purpose', below: 3 } }),
  ],
  [
    'step "car": field "monthly" has no fixed answers',
    withStep('car', { when: { field: 'monthly', is: ['3'] } }),
  ],
  [
    'step "car" is never reached',
    withStep('car', {
      when: {
        all: [
          { field: 'purpose', is: ['car'] },
          { field: 'purpose', is: ['debts'] },
        ],
      },
    }),
  ],
  [
    'field "last" is never reached',
    withField({ kind: 'text', when: { field: 'monthly', atLeast: 20_001 } }),
  ],
  ['field "ill" asks about health without a consent', withStep('health', { when: undefined })],
  [
    'the last end must have no condition',
    { ...branchingFlow, ends: branchingFlow.ends.slice(0, 1) },
  ],
  [
    'end "done" hides the ends after it',
    { ...branchingFlow, ends: branchingFlow.ends.toReversed() },
  ],
  [
    'end "never" is never reached',
    {
      ...branchingFlow,
      ends: [
        { name: 'never', outcome: 'declined', when: { field: 'monthly', atLeast: 20_001 } },
        ...branchingFlow.ends,
      ],
    },
  ],
  [
    'events of "step:neeed": the flow has no such moment',
    { ...branchingFlow, events: { 'step:neeed': [] } },
  ],
];

test.each(wrong)('rejects a flow: %s', (issue, flow) => {
  expect(checkFlow(flow)).toContain(`signup: ${issue}`);
});
