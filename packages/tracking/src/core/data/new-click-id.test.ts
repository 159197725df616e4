import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newAnonymousClickId, newClickId } from './new-click-id.ts';

const now = Date.UTC(2026, 10, 28, 10);
const timeOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

test.each([
  ['its own random bits', undefined],
  ['those of a UUID', randomUUID],
])('RFC 9562 §5.7: the id of a click is a UUID of version 7 with its time, and %s', (_, random) => {
  const ids = Array.from({ length: 2_000 }, () => newClickId(now, random?.()));
  expect(new Set(ids).size).toBe(2_000);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(timeOf(id)).toBe(now);
  }
});

test('without consent its time is the start of the day', () => {
  expect(timeOf(newAnonymousClickId(now))).toBe(Date.UTC(2026, 10, 28));
});
