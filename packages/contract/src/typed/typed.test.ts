import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeTyped, readEmail, type TypedKind } from './index.ts';

test.each<[TypedKind, string, string]>([
  ['code', '\u202a+34\u00a0612\u2011345\u2011678\u202c', '+34 612-345-678'],
  ['code', '\ufeff\u200e１２３\u200f', '123'],
  ['code', '٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹', '0123456789 0123456789'],
  ['code', '1\u2009234\u202f567', '1 234 567'],
  ['code', '−5—6―7﹣8－9', '-5-6-7-8-9'],
  ['code', 'a\u200cb\u200dc\u00add', 'abcd'],
  ['name', 'O´Connor', "O'Connor"],
  ['name', 'O’Connor O`Connor Oʻahu Oʼahu', "O'Connor O'Connor O'ahu O'ahu"],
  ['name', 'Anne–Marie', 'Anne-Marie'],
  ['name', 'Ana\n\tRuiz\u3000', 'Ana Ruiz'],
  ['name', 'علی\u200cرضا', 'علی\u200cرضا'],
  ['name', 'Ｊｏｓé', 'José'],
  ['text', 'Calle 5, 3.º A – ½', 'Calle 5, 3.º A – ½'],
  ['text', '👨\u200d👩\u200d👧 می\u200cخواهم', '👨\u200d👩\u200d👧 می\u200cخواهم'],
  ['text', 'a\u202eb\u2066c', 'abc'],
  ['text', ' a\u00a0b \r\n\u2028c\rd ', 'a b \n\nc\nd'],
  ['text', '\u200b\u2060', ''],
])('§5 normalizes a %s: %j is %j', (kind, typed, normalized) => {
  expect(normalizeTyped(typed, kind)).toBe(normalized);
});

test('§5 normalizing again changes nothing, and leaves no format characters', () => {
  const unit = fc.constantFrom(
    ...'aZ09 .-\u00b4\u2019\u2013\u2212\u00a0\u202a\u200c\u200d\u200b\u0301\uff07\uff0d\u0660\ufb01\r\n\u2028\u00ba',
  );
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' })),
      fc.constantFrom<TypedKind>('code', 'name', 'text'),
      (typed, kind) => {
        const once = normalizeTyped(typed, kind);
        expect(normalizeTyped(once, kind)).toBe(once);
        expect(once).not.toMatch(/(?![\u200c\u200d])\p{Cf}|[\u00a0\u2028]/u);
      },
    ),
    { numRuns: 3_000 },
  );
});

test.each([
  ['ana.ruiz+x@example.com', 'ana.ruiz+x@example.com'],
  [' Ana.Ruiz@Example.COM\u200b', 'Ana.Ruiz@example.com'],
  ['mailto:ana@example.com', 'ana@example.com'],
  ['ana@müller.example', 'ana@xn--mller-kva.example'],
  ['ana@españa.es', 'ana@xn--espaa-rta.es'],
  ['ana@ｅxample.com', 'ana@example.com'],
  ['50%=a&b@example.com', '50%=a&b@example.com'],
  ["o'neil!#$*/?^`{|}~@example.com", "o'neil!#$*/?^'{|}~@example.com"],
  ['ana@correo.example.рф', 'ana@correo.example.xn--p1ai'],
])('§5 reads the address %j as %s', (typed, value) => {
  expect(readEmail(typed)).toEqual({ value });
});

test.each([
  ['ana', 'invalid'],
  ['ana@example', 'invalid'],
  ['a@x-.com', 'invalid'],
  ['a@-x.com', 'invalid'],
  ['a@x..com', 'invalid'],
  ['.a@example.com', 'invalid'],
  ['a.@example.com', 'invalid'],
  ['a..b@example.com', 'invalid'],
  ['a b@example.com', 'invalid'],
  ['a@b@example.com', 'invalid'],
  ['"a"@example.com', 'invalid'],
  ['a@[127.0.0.1]', 'invalid'],
  ['a@127.0.0.1', 'invalid'],
  ['ñandú@example.com', 'invalid'],
  ['a@example.com\nBcc: b@example.com', 'invalid'],
  ['a@exa/mple.com', 'invalid'],
  [`${'a'.repeat(65)}@example.com`, 'too-long'],
  [`a@${'x'.repeat(63)}.${'y'.repeat(200)}.com`, 'too-long'],
])('§5 refuses the address %j: %s', (typed, issue) => {
  expect(readEmail(typed)).toBe(issue);
});

test('§5 an address that was read is read again as it is, and anything may be sent', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.stringMatching(/^[a-z%=&+.']{1,6}@[a-zñü.-]{1,8}\.[a-zñ]{2,3}$/),
      ),
      (typed) => {
        const read = readEmail(typed);
        if (typeof read === 'object') expect(readEmail(read.value)).toEqual(read);
      },
    ),
    { numRuns: 2_000 },
  );
});
