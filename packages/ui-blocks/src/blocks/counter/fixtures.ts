import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p } from '../../testing/editor-json.ts';

const drawn = (value: string, shown: string, text = '') =>
  `<div class="pz-counter"><p class="pz-counter__count"><data value="${value}">${shown}</data></p><div class="pz-text">${text}</div></div>`;

export const counterFixtures: readonly BlockFixture[] = [
  {
    name: 'count and text',
    kind: 'full',
    attrs: { count: 24, text: doc(p('ofertas comparadas')) },
    html: drawn('24', '24', '<p>ofertas comparadas</p>'),
  },
  { name: 'count alone', kind: 'empty', attrs: { count: 24 }, html: drawn('24', '24') },
  {
    name: 'zero',
    attrs: { count: 0, text: doc(p('euros de comisión')) },
    html: drawn('0', '0', '<p>euros de comisión</p>'),
  },
  {
    name: 'below zero',
    attrs: { count: -3, text: doc(p('puntos de TAE desde enero')) },
    html: drawn('-3', '-3', '<p>puntos de TAE desde enero</p>'),
  },
  {
    name: 'a fraction',
    attrs: { count: 4.5, text: doc(p('de cinco estrellas, en la opinión de los lectores')) },
    html: drawn('4.5', '4.5', '<p>de cinco estrellas, en la opinión de los lectores</p>'),
  },
  {
    name: 'as large as numbers get',
    attrs: { count: Number.MAX_SAFE_INTEGER },
    html: drawn('9007199254740991', '9007199254740991'),
  },
  { name: 'no count', attrs: {}, error: 'Counter: count: ' },
  { name: 'count that is a string', attrs: { count: '24' }, error: 'Counter: count: ' },
  {
    name: 'count that is no number',
    attrs: { count: Number.POSITIVE_INFINITY },
    error: 'Counter: count: ',
  },
  { name: 'text without a type', attrs: { count: 1, text: {} }, error: 'Invalid content' },
  ...awkwardTexts((words, html) => ({
    attrs: { count: 1000, text: doc(p(words)) },
    html: drawn('1000', '1000', `<p>${html}</p>`),
  })),
];
