import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cookieValues } from './cookie-values.ts';

test.for<[string, string, [string, string[]][]]>([
  ['none', '', []],
  ['one', 'a=1', [['a', ['1']]]],
  [
    'several, with a blank between them or without',
    'a=1; b=2;c=3;  d=4',
    [
      ['a', ['1']],
      ['b', ['2']],
      ['c', ['3']],
      ['d', ['4']],
    ],
  ],
  [
    'several of one name, in their order',
    'a=1; b=2; a=3; a=1',
    [
      ['a', ['1', '3', '1']],
      ['b', ['2']],
    ],
  ],
  ['an escape', 'a=%7B%22b%22%3A1%3B%7D', [['a', ['{"b":1;}']]]],
  ['no escape', 'a={"b":1}', [['a', ['{"b":1}']]]],
  ['a sign of equality in a value', 'a=b=c==', [['a', ['b=c==']]]],
  [
    'an empty value',
    'a=; b=',
    [
      ['a', ['']],
      ['b', ['']],
    ],
  ],
  ['no sign of equality', 'a', [['a', ['']]]],
  ['no name', '=1; ; =; a=1', [['a', ['1']]]],
  ['nothing but separators', ';;=;= ;', []],
  [
    'a broken escape: the name alone',
    'a=%E0%A4%A; b=100%',
    [
      ['a', []],
      ['b', []],
    ],
  ],
  ['a broken escape beside another value', 'a=%; a=1; a=%ff', [['a', ['1']]]],
  ['an escape in a name, which is no escape there', '%61=1', [['%61', ['1']]]],
  [
    'names of the prototype',
    '__proto__=1; constructor=2; hasOwnProperty=3',
    [
      ['__proto__', ['1']],
      ['constructor', ['2']],
      ['hasOwnProperty', ['3']],
    ],
  ],
  [
    'names that begin or end alike',
    'consent=1; xconsent=2; consentx=3',
    [
      ['consent', ['1']],
      ['xconsent', ['2']],
      ['consentx', ['3']],
    ],
  ],
])('§3.2, §3.3 the cookies of a header: %s', ([, cookies, expected]) => {
  expect([...cookieValues(cookies)]).toEqual(expected);
});

test('§3.2 reads any written value among other cookies', () => {
  const name = fc.stringMatching(/^[!#$%&'*+.^_`|~\w-]{1,12}$/);
  const pair = fc.tuple(name, fc.string({ unit: 'grapheme', maxLength: 12 }));
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
      const header = pairs.map(([own, value]) => `${own}=${encodeURIComponent(value)}`).join('; ');
      const read = cookieValues(header);
      for (const [own] of pairs)
        expect(read.get(own)).toEqual(pairs.filter(([it]) => it === own).map(([, value]) => value));
      expect(read.size).toBe(new Set(pairs.map(([own]) => own)).size);
    }),
    { numRuns: 500 },
  );
});

test('§8 parses any header without throwing or inventing text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (header) => {
      for (const [name, values] of cookieValues(header)) {
        expect(header).toContain(name);
        for (const value of values) if (!/%/.test(header)) expect(header).toContain(value);
      }
    }),
    { numRuns: 500 },
  );
});
