import { expect, test } from 'vitest';
import { consentReceipt } from '../../testing/consent-receipt.ts';
import { checkReceipt } from './check-claims.ts';

const DAY = 86_400_000;
const now = new Date(Date.parse(consentReceipt.givenAt) + 1_000);
const locales = new Set([consentReceipt.locale]);

const check = (age: number | null, clock = now, changes: { country?: string | undefined } = {}) =>
  checkReceipt(
    { ...consentReceipt, ...changes },
    {
      now: clock,
      isPreviousKnown: true,
      facts: {
        locales,
        declarations: [
          { hash: consentReceipt.textsHash, replacedAt: null },
          {
            hash: consentReceipt.policyHash,
            replacedAt: age === null ? null : new Date(now.getTime() - age),
          },
        ],
      },
    },
  );

test.each([null, 0, 30 * DAY - 1])('§3.3 accepts declarations replaced %s ms ago', (age) =>
  expect(() => check(age)).not.toThrow(),
);

test('§3.3 rejects declarations replaced 30 days ago', () =>
  expect(() => check(30 * DAY)).toThrow('policyHash does not match'));

test.each([DAY + 1, 30 * DAY, -DAY - 1])('§3.3 accepts a decision of %i ms ago', (age) =>
  expect(() => check(null, new Date(now.getTime() + age))).not.toThrow(),
);

test.each(['ZZ', 'XX', 'T1', 'QQ', 'AB'])('§3.3 rejects the country %s', (country) =>
  expect(() => check(null, now, { country })).toThrow('country is not a country of ISO 3166'),
);

test.each(['ES', 'GB', 'XK', 'JE', 'EU', undefined])('§3.3 accepts the country %s', (country) =>
  expect(() => check(null, now, { country })).not.toThrow(),
);
