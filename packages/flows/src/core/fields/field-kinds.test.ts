import { expect, test } from 'vitest';
import type { Field } from '../../model/flow.ts';
import { FIELD_KINDS } from './field-kinds.ts';

const context = {
  country: 'ES',
  locale: 'es-ES',
  currency: 'EUR',
  today: '2026-11-22',
  answers: {},
};

const read = (field: Omit<Field, 'name'>, raw: string | readonly string[]) => {
  const result = FIELD_KINDS[field.kind]
    .schema({ ...field, name: 'field' }, context)
    .safeParse(raw);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
};

test.each([
  [{ kind: 'text' }, ' Ana   Ruiz ', 'Ana Ruiz'],
  [{ kind: 'text', max: 3 }, 'four', ['too-long']],
  [{ kind: 'email' }, ' ana@example.com ', 'ana@example.com'],
  [{ kind: 'email' }, 'ana@example', ['invalid']],
  [{ kind: 'money', min: 100, max: 5_000 }, '1.500', '1500'],
  [{ kind: 'money', min: 100, max: 5_000 }, '99', ['too-low']],
  [{ kind: 'money', min: 100, max: 5_000 }, '5001', ['too-high']],
  [{ kind: 'money' }, '-1', ['invalid']],
  [{ kind: 'choice', options: ['car', 'home'] }, 'car', 'car'],
  [{ kind: 'choice', options: ['car', 'home'] }, 'boat', ['unknown-option']],
  [{ kind: 'choices', options: ['car', 'home'] }, ['home', 'car', 'home'], ['car', 'home']],
  [{ kind: 'yesNo' }, 'yes', 'yes'],
  [{ kind: 'yesNo' }, 'maybe', ['unknown-option']],
  [{ kind: 'consent', consentVersion: '2026-11' }, '2026-11', '2026-11'],
  [{ kind: 'consent', consentVersion: '2026-11' }, '2025-01', ['not-accepted']],
  [{ kind: 'date' }, '2026-02-30', ['invalid']],
] as const)('§5 %o reads %o as %o', (field, raw, expected) => {
  expect(read(field, raw)).toEqual(expected);
});
