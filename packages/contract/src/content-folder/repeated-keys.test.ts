import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repeatedKeys } from './repeated-keys.ts';

test('a key that an object has twice is found with its path and place, whatever is around it', () => {
  const text =
    '{\n "a": [{"b": 1}, {"b": "}{\\"c\\":", "\\u0062": 2}],\n "c": {"a": 1},\n "a": []\n}';
  expect(repeatedKeys(text)).toEqual([
    { path: 'a.1.b', line: 2, column: 36 },
    { path: 'a', line: 4, column: 2 },
  ]);
});

test('what JSON.stringify writes has no key twice', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(repeatedKeys(JSON.stringify(value, null, 1))).toEqual([]);
    }),
  );
});
