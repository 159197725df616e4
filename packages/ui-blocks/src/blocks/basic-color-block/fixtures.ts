import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p } from '../../testing/editor-json.ts';
import { hardWords } from '../../testing/hard-words.ts';

const COLORS = ['blue', 'green', 'purple', 'red', 'yellow'];

export const basicColorBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'several paragraphs',
    kind: 'full',
    attrs: { color: 'purple', text: doc(p('Hola.'), p('Adiós.')) },
    html: '<div class="pz-color-block pz-text" data-color="purple"><p>Hola.</p><p>Adiós.</p></div>',
  },
  ...COLORS.map((color) => ({
    name: color,
    attrs: { color, text: doc(p('Hola')) },
    html: `<div class="pz-color-block pz-text" data-color="${color}"><p>Hola</p></div>`,
  })),
  {
    name: 'empty',
    kind: 'empty',
    attrs: {},
    html: '<div class="pz-color-block pz-text" data-color="blue"></div>',
  },
  {
    name: 'color out of the list',
    attrs: { color: 'pink' },
    error: 'BasicColorBlock: color: ',
  },
  { name: 'text without a type', attrs: { text: {} }, error: 'Invalid content' },
  {
    name: 'no color',
    attrs: { text: doc(p('Hola')) },
    html: '<div class="pz-color-block pz-text" data-color="blue"><p>Hola</p></div>',
  },
  ...hardWords((words, html) => ({
    attrs: { color: 'green', text: doc(p(words)) },
    html: `<div class="pz-color-block pz-text" data-color="green"><p>${html}</p></div>`,
  })),
];
