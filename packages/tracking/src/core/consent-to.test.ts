import type { Consent } from '@plaza/consent';
import { expect, test } from 'vitest';
import { consentTo } from './consent-to.ts';

const none = { preferences: false, statistics: false, marketing: false };
const undecided: Consent = {
  decision: { necessary: true, ...none },
  allowed: none,
  needsPrompt: false,
};
const givenAt = new Date(0);
const marketing = { ...none, marketing: true };

test.each<[string, Partial<Consent>, ReturnType<typeof consentTo>]>([
  ['it is allowed', { allowed: marketing }, 'given'],
  ['nobody has decided, and the visitor is asked', { needsPrompt: true }, 'open'],
  ['the country or a service is asked', { isPending: true }, 'open'],
  ['nobody is asked', {}, 'denied'],
  ['it was denied', { decision: { necessary: true, ...none, givenAt } }, 'denied'],
  [
    'it was given and is prompted for again',
    { decision: { necessary: true, ...marketing, givenAt }, needsPrompt: true },
    'open',
  ],
  [
    'it was denied and another category is prompted for again',
    { decision: { necessary: true, ...none, statistics: true, givenAt }, needsPrompt: true },
    'denied',
  ],
])('§4.1 consent to marketing where %s', (_case, stand, expected) => {
  expect(consentTo({ ...undecided, ...stand }, 'marketing')).toBe(expected);
});
