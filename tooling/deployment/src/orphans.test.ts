import { expect, test } from 'vitest';
import { orphans } from './orphans.ts';

test('the generated file of a removed site is an orphan, a file of somebody is not', () => {
  const note = '# Written by a command.\n';
  const there = new Map([
    ['us-loans.yaml', `${note}kind: Deployment`],
    ['es-loans.yaml', `${note}kind: Deployment`],
    ['own.yaml', 'kind: Deployment'],
  ]);
  expect(orphans(there, { written: new Map([['es-loans.yaml', '']]), note })).toEqual([
    'us-loans.yaml',
  ]);
});
