import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGoodStart, parseJsonFile } from './parse-json-file.ts';

test('every start of JSON is a good start', () => {
  const texts = fc.tuple(fc.jsonValue(), fc.constantFrom(undefined, 2));
  fc.assert(
    fc.property(texts, fc.nat(), ([value, indent], cut) => {
      const json = JSON.stringify(value, null, indent);
      expect(parseJsonFile(json)).toEqual({ value: JSON.parse(json), text: json });
      expect(isGoodStart(json.slice(0, cut % (json.length + 1)))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('a character that cannot stand there is found on its line', () => {
  const entries = fc.array(fc.tuple(fc.string(), fc.jsonValue()), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(entries, fc.nat(), (pairs, place) => {
      const lines = pairs.map((pair) => JSON.stringify(pair));
      const at = place % lines.length;
      lines[at] = `#${lines[at]}`;
      const fault = expect.stringContaining(`broken JSON on line ${at + 2}: `);
      expect(parseJsonFile(`[\n${lines.join(',\n')}\n]`)).toEqual({ fault });
    }),
  );
});

test.each([
  ['{"a": 1,}', 'broken JSON on line 1: Expected double-quoted property name'],
  ['{\n"a": 1\n"b": 2}', "broken JSON on line 3: Expected ',' or '}' after property value"],
  ['{\n"a": "b\n"}', 'broken JSON on line 2: Bad control character in string literal'],
  ['{\n"a": tru }', "broken JSON on line 2: Unexpected token ' '"],
  ['{\n"a": "x', 'broken JSON on line 2: Unterminated string'],
  ['{}\n{}', 'broken JSON on line 2: Unexpected non-whitespace character after JSON'],
])('%j: %s', (text, fault) => {
  expect(parseJsonFile(text)).toEqual({ fault });
});
