import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { buildFonts, fontRanges, subsets, unicodeRange } from '../build/build-fonts.ts';

const fonts = await buildFonts();

const inRange = (range: string) => (code: number) =>
  range.split(',').some((span) => {
    const [from = 0, to = from] = span
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return code >= from && code <= to;
  });
const ranges = Array.from(fontRanges().values(), inRange);

/** The number of fonts whose range has a character. */
const holders = (character: string) =>
  ranges.filter((holds) => holds(character.codePointAt(0) ?? 0)).length;

const sizeOf = (name: string) => fonts.get(`figtree-${name}.woff2`)?.byteLength ?? Number.NaN;

describe('design §6 fonts hold the letters that our languages need', () => {
  test('a page in a western language loads one font of at most 12 kB', () => {
    expect(sizeOf('western')).toBeLessThanOrEqual(12_000);
    expect(sizeOf('western')).toBeLessThan(sizeOf('latin') * 0.7);
  });

  test('a page in Polish or Romanian, or with a rare sign, loads at most 4 kB more', () => {
    expect(sizeOf('central')).toBeLessThanOrEqual(4_000);
    expect(sizeOf('signs')).toBeLessThanOrEqual(4_000);
  });

  test.each([
    ['es', 'El préstamo más pequeño: ¿cuánto cuesta? ¡150 €! «Nº 1», Ñandú, pingüino'],
    ['en', '• A loan of $… “costs” – it’s'],
    ['sv', 'Lån på åtta kronor, Ängelholm, Öland, idé'],
    ['nb', 'Lån på små beløp, Ærlighet, Østfold, Ålesund'],
    ['da', 'Små lån, ærø, Ørsted'],
    ['fi', 'Pieni laina, Äänekoski, yö, Åbo'],
    ['de', 'Größe, Übung, Äpfel, „so“, Öl, § 9: 3 × 200'],
    ['pl', 'Pożyczka: źdźbło, Łódź, święto, mąka, ćma, Ó'],
    ['ro', 'Împrumut mic: știință, țară, câine, până, Înainte'],
  ])('%s finds its letters', (_language, text) => {
    const held = new Set(Object.values(subsets).flatMap(({ text }) => [...text]));
    expect([...text].filter((letter) => !held.has(letter))).toEqual([]);
  });

  test('every other letter is in a whole source', () => {
    expect(sizeOf('latin')).toBeGreaterThan(15_000);
    expect(sizeOf('latin-ext')).toBeGreaterThan(8_000);
  });

  test('no character is in two fonts, or a browser would load both', () => {
    const codes = Array.from({ length: 0x2_c80 }, (_, code) => String.fromCodePoint(code));
    expect(codes.filter((character) => holders(character) > 1)).toEqual([]);
    expect([...'aÑ€łÿ£ž₹'].map(holders)).toEqual(Array(8).fill(1));
  });

  test.each([...'₱₺₫'])(
    '%s, which no source has, is in no range: a page would load a font for nothing',
    async (sign) => {
      for (const name of ['latin', 'latin-ext']) {
        const source = Buffer.from(fonts.get(`figtree-${name}.woff2`) ?? []);
        const held = await subsetFont(source, sign, { targetFormat: 'woff2' });
        const none = await subsetFont(source, '', { targetFormat: 'woff2' });
        expect(held.byteLength).toBe(none.byteLength);
      }
      expect(holders(sign)).toBe(0);
    },
  );

  test('a range names each character once, neighbours together', () => {
    expect(unicodeRange([0x63, 0x61, 0x62, 0x62, 0xf1])).toBe('U+61-63,U+F1');
  });
});
