import { expect, test } from 'vitest';
import type { Json } from '../json/json.ts';
import { findPlace } from './find-place.ts';

const picture = `/images/${'0f'.repeat(16)}-1200x800/harvest.jpg`;
const entry: Json = {
  id: 'page-1',
  path: '/tae/',
  title: 'Qué es la TAE',
  summary: 'La TAE, en dos frases.',
  image: { src: picture, alt: 'Una cosecha', width: 1200, height: 800 },
  body: {
    type: 'doc',
    content: [
      { type: 'heading', content: [{ type: 'text', text: 'Cómo se calcula' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'La ' },
          { type: 'text', text: 'tasa anual', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' equivalente.' },
        ],
      },
      { type: 'InformationBlock', attrs: { title: 'Ojo', items: ['Uno', 'Dos y tres'] } },
    ],
  },
};

test.each([
  ['a heading', ['Qué es la TAE'], ['title']],
  ['a text with other white space', ['  La TAE,\n en\u00a0dos frases. '], ['summary']],
  ['a heading of rich text', ['Cómo se calcula'], ['body', 'content', 0]],
  [
    'a bold part, by the paragraph around it',
    ['tasa anual', 'La tasa anual equivalente.'],
    ['body', 'content', 1],
  ],
  ['a part alone', ['tasa anual'], ['body', 'content', 1]],
  ['a property of a block', ['Dos y tres'], ['body', 'content', 2, 'attrs', 'items', 1]],
  [
    'a short title in a card',
    ['Ojo', 'Ojo Uno Dos y tres'],
    ['body', 'content', 2, 'attrs', 'title'],
  ],
])('finds %s', (_, texts, path) => {
  expect(findPlace(entry, { texts })).toEqual(path);
});

test('finds a picture in any size, or by its alternative text', () => {
  const source = `/images/${'0f'.repeat(16)}-1200x800/640/harvest.avif`;
  expect(findPlace(entry, { texts: [], source })).toEqual(['image', 'src']);
  expect(findPlace(entry, { texts: [], source: '/x.svg', alt: 'Una cosecha' })).toEqual([
    ...['image', 'alt'],
  ]);
});

test('finds nothing of what other entries show, nor an id', () => {
  for (const texts of [[], ['Menú'], ['a'], ['page-1'], ['/tae/'], ['__proto__']])
    expect(findPlace(entry, { texts })).toBeUndefined();
});
