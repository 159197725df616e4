import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSuggestions, type Suggestion } from './attach-suggestions.ts';

const all: readonly Suggestion[] = [
  ['Préstamo de 250 euros', '/250-euros/', 'minicrédito'],
  ['Qué es la TAE', '/tae/', 'interés', 'coste anual'],
  ['TAE más baja', '/lista/'],
];

describe('§7.1 suggestions of the search field', () => {
  test.each([
    ['tae', ['TAE más baja', 'Qué es la TAE']],
    ['PRESTAMO 250', ['Préstamo de 250 euros']],
    ['interes', ['Qué es la TAE']],
    ['mini credito', ['Préstamo de 250 euros']],
    ['tae euros', []],
    ['  ', []],
  ])('for "%s"', (text, labels) => {
    expect(findSuggestions(all, text).map(([label]) => label)).toEqual(labels);
  });

  test('are at most eight, and hold what was typed', () => {
    const suggestion = fc.tuple(fc.string(), fc.webPath());
    fc.assert(
      fc.property(fc.array(suggestion, { maxLength: 30 }), fc.string(), (known, text) => {
        const found = findSuggestions(known, text);
        expect(found.length).toBeLessThanOrEqual(8);
        expect(known).toEqual(expect.arrayContaining(found));
      }),
    );
  });
});
