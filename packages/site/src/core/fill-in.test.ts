import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

it.each([
  ['{count} pagos de {amount}', { count: '2', amount: '5 €' }, '2 pagos de 5 €'],
  ['{a}{a}', { a: '{b}', b: 'x' }, '{b}{b}'],
  ['{missing} {constructor}', {}, '{missing} {constructor}'],
  ['nada', { count: '2' }, 'nada'],
])('puts values into %j', (phrase, values, expected) => {
  expect(fillIn(phrase, values)).toBe(expected);
});
