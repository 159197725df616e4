import { expect, test } from 'vitest';
import { defaultConsent } from '../model/consent-state.ts';
import { consentReceipt } from './consent-receipt.ts';

const page = { policyHash: 'a'.repeat(64), textsHash: 'b'.repeat(64), locale: 'es-ES' };
const decision = {
  ...defaultConsent,
  statistics: true,
  givenAt: new Date('2026-11-21T07:00:00Z'),
  id: 'AbCdEfGhIjKlMnOpQrSt_-',
  versions: 'aaaabbbbcccc',
};
const least = {
  id: decision.id,
  givenAt: '2026-11-21T07:00:00.000Z',
  method: 'accept-selection',
  categories: { necessary: true, preferences: false, statistics: true, marketing: false },
  ...page,
};

test('a receipt has the decision, what it refers to, and nothing else', () => {
  const method = 'accept-selection';
  expect(consentReceipt({ decision, method }, page)).toEqual(least);
  expect(consentReceipt({ decision, method, country: 'ES', previousId: 'x' }, page)).toEqual({
    ...least,
    country: 'ES',
    previousId: 'x',
  });
});
