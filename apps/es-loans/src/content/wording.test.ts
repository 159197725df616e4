import { describe, expect, test } from 'vitest';
import { olivar } from './olivar.ts';
import { linesOf } from './read-document.ts';
import { spanishFault } from './wording.ts';

const files = olivar.entities
  .filter(({ value }) => !('locale' in value) || value.locale === 'es-ES')
  .map(({ file, value }) => [file, linesOf(value)] as const);

describe('design §7: every text is Spanish', () => {
  test.each(files)('%s is finished Spanish', (_, lines) => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(spanishFault)).toEqual([]);
  });

  test.each(files)('%s keeps numbers and their units on one line', (_, lines) => {
    expect(lines.filter((line) => /\d [€%]/.test(line))).toEqual([]);
  });
});

describe('the checks themselves', () => {
  test.each([
    ['Compare loans with the best lenders', 'English words'],
    ['Lorem ipsum dolor', 'leftover'],
    ['Vergleichen Sie Kredite von acht Anbietern heute', 'no Spanish words'],
    ['Compara préstamos de ocho entidades', undefined],
  ])('%s: %s', (line, fault) => {
    expect(spanishFault(line)).toBe(fault);
  });
});
