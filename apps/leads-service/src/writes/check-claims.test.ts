import { expect, test } from 'vitest';
import { consentReceipt } from '../../testing/consent-receipt.ts';
import { checkReceipt } from './check-claims.ts';

const DAY = 86_400_000;
const now = new Date(Date.parse(consentReceipt.givenAt) + 1_000);
const locales = new Set([consentReceipt.locale]);

const check = (age: number | null, clock = now) =>
  checkReceipt(consentReceipt, {
    now: clock,
    facts: {
      locales,
      declarations: [
        {
          hash: consentReceipt.policyHash,
          replacedAt: age === null ? null : new Date(now.getTime() - age),
        },
      ],
    },
  });

test.each([null, 0, 30 * DAY - 1])('§3.3 accepts declarations replaced %s ms ago', (age) =>
  expect(() => check(age)).not.toThrow(),
);

test('§3.3 rejects declarations replaced 30 days ago', () =>
  expect(() => check(30 * DAY)).toThrow('policyHash does not match'));

test.each([
  [DAY, true],
  [DAY + 1, false],
  [-DAY, true],
  [-DAY - 1, false],
])('§3.3 accepts a decision of %i ms ago: %s', (age, isAccepted) => {
  const clock = new Date(Date.parse(consentReceipt.givenAt) + age);
  if (isAccepted) expect(() => check(null, clock)).not.toThrow();
  else expect(() => check(null, clock)).toThrow(/^givenAt differs by more than a day/);
});
