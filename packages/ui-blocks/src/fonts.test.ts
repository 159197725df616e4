import { describe, expect, test } from 'vitest';
import { buildFonts, subsets, unicodeRange } from '../build/build-fonts.ts';

const fonts = await buildFonts();
const sizeOf = (name: string) => fonts.get(`figtree-${name}.woff2`)?.byteLength ?? Number.NaN;

describe('design §6 fonts hold the letters that our languages need', () => {
  test('a page in a western language loads one font of at most 14 kB', () => {
    expect(sizeOf('western')).toBeLessThanOrEqual(14_000);
    expect(sizeOf('western')).toBeLessThan(sizeOf('latin') * 0.7);
  });

  test('a page in Polish or Romanian loads at most 4 kB more', () => {
    expect(sizeOf('central')).toBeLessThanOrEqual(4_000);
  });

  test.each([
    ['es', 'El préstamo más pequeño: ¿cuánto cuesta? ¡150 €! «Nº 1», Ñandú, pingüino'],
    ['en', 'A loan of $… “costs” – it’s'],
    ['sv', 'Lån på åtta kronor, Ängelholm, Öland, idé'],
    ['nb', 'Lån på små beløp, Ærlighet, Østfold, Ålesund'],
    ['da', 'Små lån, ærø, Ørsted'],
    ['fi', 'Pieni laina, Äänekoski, yö, Åbo'],
    ['de', 'Größe, Übung, Äpfel, „so“, Öl'],
    ['pl', 'Pożyczka: źdźbło, Łódź, święto, mąka, ćma, Ó'],
    ['ro', 'Împrumut mic: știință, țară, câine, până, Înainte'],
  ])('%s finds its letters', (_language, text) => {
    const held = new Set(subsets.western.text + subsets.central.text);
    expect([...text].filter((letter) => !held.has(letter))).toEqual([]);
  });

  test('every other letter is in a whole source', () => {
    expect(sizeOf('latin')).toBeGreaterThan(15_000);
    expect(sizeOf('latin-ext')).toBeGreaterThan(8_000);
  });

  test('a range names each character once, neighbours together', () => {
    expect(unicodeRange('cabbañ€')).toBe('U+61-63,U+F1,U+20AC');
  });
});
