import { expect, test } from 'vitest';
import { termFormat } from './term-format.ts';

test.each([
  ['sv-SE', 180, '6 månader'],
  ['sv-SE', 30, '30 dagar'],
  ['es-ES', 30, '30 días'],
  ['es-ES', 360, '12 meses'],
  ['es-MX', 60, '2 meses'],
  ['en-US', 1080, '36 months'],
  ['nb-NO', 90, '3 måneder'],
  ['fi-FI', 90, '3 kuukautta'],
  ['pl-PL', 150, '5 miesięcy'],
  ['ro-RO', 720, '24 de luni'],
  ['de-DE', 45, '45 Tage'],
  ['de-DE', 365, '365 Tage'],
])('says a term of %s over %i days as "%s"', (locale, days, text) => {
  expect(termFormat(locale)(days).replaceAll(/\s/g, ' ')).toBe(text);
});
