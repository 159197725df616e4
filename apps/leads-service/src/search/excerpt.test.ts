import { SEARCH } from '@plaza/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createExcerpt } from './excerpt.ts';
import { foldWords, searchWords } from './search-words.ts';

const excerptSchema = SEARCH.response.element.shape.excerpt;

test('shows the found words where they are, with their accents', () => {
  const body = `${'Mucho texto antes. '.repeat(30)}La TAE de un préstamo reúne los costes.`;
  const { text, marks } = createExcerpt(['Un resumen', body], ['prest', 'tae']);
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['TAE', 'préstamo']);
  // Cut before, and whole to its end.
  expect(text[0]).toBe('…');
  expect(body.endsWith(text.slice(1))).toBe(true);
});

test('says where it is cut', () => {
  const body = 'Mucho texto. '.repeat(30);
  const { text } = createExcerpt([body], []);
  expect(text).toMatch(/^Mucho.*…$/);
  expect(body.startsWith(text.slice(0, -1))).toBe(true);
});

test('without a found word begins with the summary, or with the body if there is none', () => {
  expect(createExcerpt(['Resumen', 'Texto'], ['nada'])).toEqual({ text: 'Resumen', marks: [] });
  expect(createExcerpt(['', 'Texto'], ['nada'])).toEqual({ text: 'Texto', marks: [] });
  expect(createExcerpt(['', ''], ['nada'])).toEqual({ text: '', marks: [] });
});

test('is a part of the text with marks in order and apart, whatever the text and the search', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 1500, size: 'max' });
  fc.assert(
    fc.property(text, text, fc.string({ unit: 'grapheme' }), (summary, body, query) => {
      const { text, marks } = createExcerpt([summary, body], searchWords(query));
      expect(excerptSchema.parse({ text, marks })).toEqual({ text, marks });
      const shown = text.replace(/^…|…$/g, '');
      expect([summary, body].some((whole) => whole.includes(shown))).toBe(true);
      const offsets = marks.flat();
      expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
      expect(Math.max(0, ...offsets)).toBeLessThanOrEqual(text.length);
    }),
  );
});

test('a search has at most eight words of 40 characters, folded as the index is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
      const words = searchWords(query);
      expect(words.length).toBeLessThanOrEqual(8);
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,39}$/u);
      expect(foldWords(foldWords(query))).toBe(foldWords(query));
    }),
  );
});
