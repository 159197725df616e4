import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRecordId, recordTime } from './record-id.ts';

const made = fc.tuple(fc.integer({ min: 0, max: 2 ** 48 - 1 }), fc.uuid({ version: 4 }));

test('§7.3 creates the UUID of RFC 9562 appendix A.6', () => {
  const random = '00000000-0000-4cc3-98c4-dc0c0c07398f';
  expect(createRecordId(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
});

test('§7.3 ids are UUIDs of version 7 and sort by time', () => {
  fc.assert(
    fc.property(made, made, (a, b) => {
      const [left, right] = [createRecordId(...a), createRecordId(...b)];
      expect(left).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(recordTime(left)).toBe(a[0]);
      if (a[0] < b[0]) expect(left < right).toBe(true);
    }),
  );
});
