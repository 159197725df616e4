import { expect, test } from 'vitest';
import { fieldLimits } from './field-limits.ts';

type Limits = Parameters<typeof fieldLimits>[0];

test.each<[Limits, string]>([
  [{ type: 'string', min: 3, max: 3 }, '3 characters'],
  [{ type: 'string', min: 1, max: 2000 }, '1 to 2000 characters'],
  [{ type: 'list', min: 1 }, 'at least 1 item'],
  [{ type: 'list', max: 20 }, 'at most 20 items'],
  [{ type: 'number', min: 0, max: 100_000_000 }, '0 to 100,000,000'],
  [{ type: 'integer', min: 1800, max: 2200 }, '1800 to 2200'],
  [{ type: 'number', above: 0 }, 'more than 0'],
  [{ type: 'number', above: 0, max: 5 }, 'more than 0, at most 5'],
  [{ type: 'boolean' }, '–'],
])('%j is %s', (field, text) => {
  expect(fieldLimits(field)).toBe(text);
});
