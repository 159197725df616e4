import { expect, test } from 'vitest';
import type { Json } from '../json/json.ts';
import { originalTexts } from './changed-texts.ts';
import { textsOf } from './texts-of.ts';

const json = (value: unknown) => value as Json;
const p = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const entry = {
  ...{ id: 'post-1', locale: 'es-ES', path: '/guias/tae/', title: 'Qué es la TAE' },
  ...{ updatedAt: '2026-11-01T00:00:00Z', authorId: 'ana', tags: ['coste', 'TAE'] },
  image: { src: '/images/a.jpg', alt: 'Una mesa', width: 1, height: 1 },
  body: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Uno ' },
          { type: 'text', text: 'dos' },
        ],
      },
      {
        type: 'InformationBlock',
        attrs: { title: 'Ojo', icon: 'info', text: { type: 'doc', content: [p('Tres')] } },
      },
    ],
  },
};

test('the texts of an entry are what a translator writes, each with its place', () => {
  expect(textsOf(json(entry))).toEqual([
    { path: ['path'], text: '/guias/tae/' },
    { path: ['title'], text: 'Qué es la TAE' },
    { path: ['tags', 0], text: 'coste' },
    { path: ['tags', 1], text: 'TAE' },
    { path: ['image', 'alt'], text: 'Una mesa' },
    { path: ['body'], text: 'Uno dos\nOjo · Tres' },
  ]);
});

test('a change says what the text was; a new text was nothing, and one that is gone is told', () => {
  const { alt: _, ...image } = entry.image;
  const before = { ...entry, title: 'La TAE', image };
  const now = { ...entry, tags: ['coste'] };
  const { texts, gone } = originalTexts(json(now), json(before));
  expect(texts.filter((each) => 'was' in each)).toEqual([
    { path: ['title'], text: 'Qué es la TAE', was: 'La TAE' },
    { path: ['image', 'alt'], text: 'Una mesa', was: null },
  ]);
  expect(gone).toEqual([{ path: ['tags', 1], text: 'TAE' }]);
  expect(originalTexts(json(entry), json(entry)).texts.some((each) => 'was' in each)).toBe(false);
  expect(originalTexts(json(entry), undefined).gone).toEqual([]);
});
