import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = Date.parse('Sat, 21 Nov 2026 10:00:00 GMT');

test.each([
  ['2', 2000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 10:00:05 GMT', 5000],
  ['Saturday, 21-Nov-26 10:00:05 GMT', 5000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['-1', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['99999999999999', undefined],
  ['', undefined],
  [null, undefined],
])('design §3 Retry-After %j asks for %j ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});
