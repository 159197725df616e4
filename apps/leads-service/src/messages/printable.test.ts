import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMessages } from './format-messages.ts';
import type { StoredMessage } from './message-list.ts';
import { printable, printableJson } from './printable.ts';
import { readSince } from './read-since.ts';

const message: StoredMessage = {
  id: '0198c5f2-5b7e-7000-8000-000000000000',
  websiteId: 101,
  receivedAt: '2026-11-21T09:00:00.123Z',
  topic: 'question',
  name: 'Ana Ruiz',
  email: 'ana@correo.example',
  locale: 'es-ES',
  message: 'Hola:\n¿puedo desistir?',
  spamSigns: [],
};

test.each([
  ['Ñandú 李 🫒', 'Ñandú 李 🫒'],
  ['a\u001b[2Jb', 'a\\u{1b}[2Jb'],
  ['a\u009bb', 'a\\u{9b}b'],
  ['a\rb\u0007', 'a\\u{d}b\\u{7}'],
  ['a\u202eb\u2066c\u200bd', 'a\\u{202e}b\\u{2066}c\\u{200b}d'],
  ['a\u2028b', 'a\\u{2028}b'],
  ['a\ud800b', 'a\\u{d800}b'],
  ['a\u{e0041}b', 'a\\u{e0041}b'],
])('%j cannot command a terminal', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

test('prints only printable characters and its own line breaks for any input', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(anything, anything, (name, text) => {
      const printed = formatMessages([{ ...message, name, message: text }]);
      expect(printed.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      const json = printableJson([{ name, text }]);
      expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(JSON.parse(json)).toEqual([{ name, text }]);
    }),
    { numRuns: 2_000 },
  );
});

test('formats each message as a line of columns with its text below', () => {
  const other = {
    ...message,
    topic: 'complaint',
    name: 'Li',
    message: 'x',
    spamSigns: ['too-fast'],
  };
  expect(formatMessages([message, other])).toBe(
    [
      '2026-11-21 09:00:00Z  101  question   Ana Ruiz <ana@correo.example>  es-ES  0198c5f2-5b7e-7000-8000-000000000000',
      '    Hola:',
      '    ¿puedo desistir?',
      '',
      '2026-11-21 09:00:00Z  101  complaint  Li <ana@correo.example>        es-ES  0198c5f2-5b7e-7000-8000-000000000000  (too-fast)',
      '    x',
    ].join('\n'),
  );
  expect(formatMessages([])).toBe('No messages');
});

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['2026-11-01T10:00:00+01:00', '2026-11-01T09:00:00.000Z'],
  ['36h', '2026-11-20T00:00:00.000Z'],
  ['7d', '2026-11-14T12:00:00.000Z'],
])('--since %s is %s', (text, since) => {
  expect(readSince(text, now)).toBe(since);
});

test.each(['', 'ayer', '7', '7w', '2026-13-01', '-1d', '2026'])('rejects --since %j', (text) => {
  expect(() => readSince(text, now)).toThrow('Invalid time');
});
