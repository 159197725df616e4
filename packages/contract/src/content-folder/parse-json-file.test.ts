import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJsonFile } from './parse-json-file.ts';

test('parses JSON like the engine', () => {
  const texts = fc.tuple(fc.jsonValue(), fc.constantFrom(undefined, 2));
  fc.assert(
    fc.property(texts, ([value, indent]) => {
      const json = JSON.stringify(value, null, indent);
      expect(parseJsonFile(json)).toEqual({ value: JSON.parse(json), text: json });
    }),
  );
});

test('reports the line of an unexpected character', () => {
  const entries = fc.array(fc.tuple(fc.string(), fc.jsonValue()), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(entries, fc.nat(), (pairs, place) => {
      const lines = pairs.map((pair) => JSON.stringify(pair));
      const at = place % lines.length;
      lines[at] = `#${lines[at]}`;
      const found = parseJsonFile(`[\n${lines.join(',\n')}\n]`);
      expect(found).toMatchObject({
        issue: expect.stringContaining('not valid JSON: '),
        line: at + 2,
        column: 1,
      });
    }),
  );
});

test.each([
  ['{"a": 1,}', { line: 1, column: 9 }, 'Expected double-quoted property name'],
  ['{\n"a": 1\n"b": 2}', { line: 3, column: 1 }, "Expected ',' or '}' after property value"],
  ['{\n"a": "b\n"}', { line: 2, column: 8 }, 'Bad control character in string literal'],
  ['{\n"a": tru }', { line: 2, column: 6 }, "Unexpected token ' '"],
  ['{\n"a": "x', { line: 2, column: 8 }, 'Unterminated string'],
  ['{}\n{}', { line: 2, column: 1 }, 'Unexpected non-whitespace character after JSON'],
])('%j is not JSON from %j on: %s', (text, position, issue) => {
  expect(parseJsonFile(text)).toEqual({ issue: `not valid JSON: ${issue}`, ...position });
});
