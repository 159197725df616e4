import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPages } from './find-pages.ts';
import type { Suggestion } from './search-index.ts';

const all: readonly Suggestion[] = [
  ['Préstamo de 250 euros', '/250-euros/', 'minicrédito'],
  ['Qué es la TAE', '/tae/', 'interés', 'coste anual'],
  ['TAE más baja', '/lista/'],
];

describe('§7.1 the pages that a search field suggests', () => {
  test.each([
    ['tae', ['TAE más baja', 'Qué es la TAE']],
    ['PRESTAMO 250', ['Préstamo de 250 euros']],
    ['interes', ['Qué es la TAE']],
    ['mini credito', ['Préstamo de 250 euros']],
    ['prestmao', ['Préstamo de 250 euros']],
    ['ineterse', ['Qué es la TAE']],
    ['tae euros', []],
    ['  ', []],
    ['¿?¡! … — 🏠 €', []],
  ])('for "%s"', (text, labels) => {
    expect(findPages(all, text).map(([label]) => label)).toEqual(labels);
  });

  test('are among the known ones, whatever is typed', () => {
    const suggestion = fc.tuple(fc.string(), fc.webPath());
    fc.assert(
      fc.property(
        fc.array<Suggestion>(suggestion, { maxLength: 30 }),
        fc.string(),
        (known, text) => {
          expect(findPages(known, text).every((page) => known.includes(page))).toBe(true);
        },
      ),
    );
  });
});
