import { expect, test } from 'vitest';
import { recordTime } from './record-id.ts';
import { createWithheldId, isImpressionKey } from './withheld-id.ts';

const now = Date.parse('2026-11-23T12:00:00.123Z');

test('an id of a withheld impression is a dated UUID that its own key alone completes', () => {
  const made = Array.from({ length: 200 }, () => createWithheldId(now));
  expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
  for (const [index, { id, impressionKey }] of made.entries()) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(recordTime(id)).toBe(now);
    expect(isImpressionKey(impressionKey, id)).toBe(true);
    expect(isImpressionKey(made[index - 1]?.impressionKey ?? '', id)).toBe(false);
    expect(isImpressionKey(id, id)).toBe(false);
  }
  expect(isImpressionKey('any', 'no-uuid')).toBe(false);
});
