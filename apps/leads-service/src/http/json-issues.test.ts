import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonIssues } from './json-issues.ts';

const nested = (depth: number, leaf: unknown) => {
  let value = leaf;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
};

describe('unsafe values in any body', () => {
  test.each([
    ['{"__proto__": {"a": 1}}', [['__proto__', 'is a forbidden key']]],
    ['{"a": [{"constructor": 1}]}', [['a.0.constructor', 'is a forbidden key']]],
    ['{"a": {"prototype": null}}', [['a.prototype', 'is a forbidden key']]],
    ['{"a": "x\\u0000y"}', [['a', 'contains the character NUL']]],
    ['["\\ud800"]', [['0', 'contains a lone surrogate']]],
    ['"\\udc00"', [['', 'contains a lone surrogate']]],
    ['{"a": "__proto__", "proto": "constructor"}', []],
    ['"\\ud83d\\ude00 ñ \\u0001"', []],
    ['null', []],
  ])('%s', (json, issues) => {
    const found = jsonIssues(JSON.parse(json));
    expect(found.map(({ path, message }) => [path, message])).toEqual(issues);
  });

  test('limits nesting without overflowing the stack', () => {
    expect(jsonIssues(nested(15, 1))).toEqual([]);
    const tooDeep = [{ path: expect.any(String), message: 'nests deeper than 16 levels' }];
    for (const depth of [17, 100, 30_000]) expect(jsonIssues(nested(depth, 1))).toEqual(tooDeep);
    expect(jsonIssues(JSON.parse('['.repeat(30_000) + ']'.repeat(30_000)))).toEqual(tooDeep);
  });

  test('limits the number of issues', () => {
    expect(jsonIssues(Array.from({ length: 10_000 }, () => '\0'))).toHaveLength(20);
  });

  test('a body without issues can be stored in PostgreSQL', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const text = JSON.stringify(value);
        const unsafe = /\\u0000|\\ud[89a-f]|"(__proto__|constructor|prototype)":/i.test(text);
        if (!unsafe) expect(jsonIssues(value)).toEqual([]);
      }),
    );
  });
});
