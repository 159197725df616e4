import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRecordId } from './record-id.ts';

const random = fc.uint8Array({ minLength: 10, maxLength: 10 });
const now = fc.integer({ min: 0, max: 2 ** 48 - 1 });

test('§7.3 a new impression id is the UUID of RFC 9562 appendix A.6', () => {
  const bytes = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
  expect(createRecordId(0x017f22e279b0, bytes)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
});

test('§7.3 ids are UUIDs of version 7, and later ones sort after earlier ones', () => {
  fc.assert(
    fc.property(fc.tuple(now, random), fc.tuple(now, random), (a, b) => {
      const [left, right] = [createRecordId(...a), createRecordId(...b)];
      expect(left).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      if (a[0] < b[0]) expect(left < right).toBe(true);
    }),
  );
});
