import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEntries } from './open-entries.ts';

let stored: Record<string, string>;
beforeEach(() => {
  stored = {};
  const storage = Object.create(stored, {
    setItem: { value: (key: string, value: string) => Reflect.set(storage, key, value) },
    removeItem: { value: (key: string) => void delete storage[key] },
  });
  stored = storage;
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const ids = (entries: readonly (readonly [string, string])[]) => entries.map(([id]) => id).sort();
const event = '1 /user-events {}';
const receipt = '1 /consents {}';

test('§4.1 stores and sends a consent receipt whatever the decision, but not an event', () => {
  let isAllowed = false;
  const rule = () => isAllowed;
  const entries = openEntries({ mayStore: rule, maySend: rule });
  entries.set('event', event);
  entries.set('receipt', receipt);
  expect(Object.keys(stored)).toEqual(['plaza:receipt:receipt']);
  expect([ids(entries.list()), ids(entries.list(true))]).toEqual([[], ['receipt']]);
  isAllowed = true;
  expect([ids(entries.list()), ids(entries.list(true))]).toEqual([['event'], ['receipt']]);
  expect(Object.keys(stored).sort()).toEqual(['plaza:event:event', 'plaza:receipt:receipt']);
  entries.delete('receipt');
  entries.delete('event');
  expect(Object.keys(stored)).toEqual([]);
});

test('design §7 events queued by an earlier page wait for consent', () => {
  stored['plaza:event:left'] = event;
  stored['plaza:receipt:left'] = receipt;
  const never = () => false;
  const entries = openEntries({ mayStore: never, maySend: never });
  expect([entries.list(), entries.list(true)]).toEqual([[], [['left', receipt]]]);
});
