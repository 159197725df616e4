import { expect, test } from 'vitest';
import type { Answers } from '../model/answers.ts';
import { marketing } from '../model/consent-fields.ts';
import { FLOWS } from '../model/flows.ts';
import { personForAds } from './person-for-ads.ts';

const flow = FLOWS['moneyman-step-2'];
const answers = (consent?: string): Answers => ({
  contact: { email: 'ana@example.com', phone: '+34612345678' },
  agreement: { privacy: '2026-11', ...(consent && { marketing: consent }) },
});

test('§5 email and phone may be used for advertising if the flow asked for that and got it', () => {
  const person = { email: 'ana@example.com', phone: '+34612345678' };
  expect(personForAds(flow, answers(marketing.consentVersion))).toEqual(person);
  expect(personForAds(flow, answers())).toEqual({});
  expect(personForAds(flow, answers('an older text'))).toEqual({});
  expect(personForAds(flow, { agreement: { marketing: marketing.consentVersion } })).toEqual({});
});

test('§5 no flow gives an applicant away without its marketing consent, or with questions on health', () => {
  const given = {
    email: 'ana@example.com',
    phone: '+34612345678',
    marketing: marketing.consentVersion,
  };
  for (const each of Object.values(FLOWS)) {
    const fields = each.steps.flatMap((step) => step.fields);
    const all = Object.fromEntries(each.steps.map(({ name }) => [name, given]));
    const asks = fields.some(({ name }) => name === 'marketing');
    const isHealth = fields.some(({ health }) => health);
    if (!asks || isHealth) expect(personForAds(each, all)).toEqual({});
  }
});
