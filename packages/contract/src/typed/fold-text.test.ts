import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

/** The definition, a whole text at a time. */
const folded = (text: string) =>
  text
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłßæœđ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[’ʼ]/g, "'")
    .replace(/\s+/g, ' ');
const letters: Record<string, string> = {
  ...{ ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd' },
};

const parts = fc.constantFrom(
  ...[
    'é',
    'e\u0301',
    '\u00AD',
    ' ',
    '\u00A0',
    '\n',
    '\u2028',
    'Ø',
    'ł',
    'ß',
    'ẞ',
    'Œ',
    'ǽ',
    'İ',
    'ﬁ',
  ],
  ...['Σ', '한', '𝒜', '\uD800', '\u0344', '’', 'ʼn'],
);

test('folds each character as the whole text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(parts, fc.string({ maxLength: 2 }))).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (any) => {
      expect(foldText(any)).toBe(folded(any));
    }),
    { numRuns: 200 },
  );
});

test('folds each character that is not looked up like those that are', () => {
  const codes = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code));
  expect(foldText(codes.join('_'))).toBe(folded(codes.join('_')));
});
