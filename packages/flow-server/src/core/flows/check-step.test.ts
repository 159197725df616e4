import type { Application } from '@plaza/contract';
import { FLOWS } from '@plaza/flows';
import { defineRoutes, defineSite } from '@plaza/routing';
import { flowContext } from '@plaza/screens';
import { describe, expect, it } from 'vitest';
import { checkStep } from './check-step.ts';
import { readSent } from './sent-step.ts';

const site = defineRoutes<never>(
  defineSite({
    id: 75,
    url: 'https://platform.example',
    displayName: 'Plataforma',
    productType: 1,
    countries: ['ES'],
  }),
  [{ path: '/', pageType: 'ProductListStatic', locale: 'es-ES' }],
);
const flow = FLOWS['signup-broker-debt'];
const context = { ...flowContext(site, 'es-ES', '2026-11-22'), answers: {} };
const debt = { debtKind: 'credit-card', debtAmount: '1500', debtPayment: '60' };
const debts = [debt];

function check(fields: Record<string, string>, stored: Partial<Application> = {}) {
  const sent = readSent({ flow }, new URLSearchParams(fields));
  if (!sent) throw new Error('no step');
  const application = { version: 3, answers: { debts }, ...stored } as Application;
  return checkStep(sent, { flow, context, application });
}

describe('§2.3 a step of an open application', () => {
  it('is not taken before the steps that lead to it', () => {
    expect(check({ step: 'work', version: '3' })).toEqual({ kind: 'unreached' });
  });

  it('is accepted on the version that its page showed', () => {
    expect(check({ step: 'debts', version: '2', ...debt })).toEqual({
      ...{ kind: 'accepted', value: [debt], keep: [], version: 2 },
    });
  });

  it('adds, replaces and removes one item', () => {
    const other = { ...debt, debtAmount: '700' };
    const second = { step: 'debts', item: '2', version: '3' };
    expect(check({ ...second, ...other })).toMatchObject({ value: [debt, other] });
    const stored = { answers: { debts: [debt, debt] } };
    expect(check({ ...second, ...other }, stored)).toMatchObject({ value: [debt, other] });
    expect(check({ ...second, action: 'remove' }, stored)).toMatchObject({ value: [debt] });
  });

  it('overwrites nothing that its page has not shown', () => {
    expect(check({ step: 'debts', ...debt })).toEqual({ kind: 'unseen' });
    expect(check({ step: 'situation', paymentSituation: 'tight' })).toMatchObject({
      ...{ kind: 'accepted', version: 3 },
    });
  });

  it('names what is wrong before it says what is stored by now', () => {
    expect(check({ step: 'debts', ...debt, debtAmount: 'x' })).toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'debtAmount', code: 'invalid' }],
    });
  });

  it('asks nothing of who types nothing and goes on later', () => {
    expect(check({ step: 'situation', action: 'later', paymentSituation: ' ' })).toEqual({
      kind: 'blank',
    });
    expect(check({ step: 'situation', action: 'later', paymentSituation: 'x' }).kind).toBe(
      'invalid',
    );
  });
});
