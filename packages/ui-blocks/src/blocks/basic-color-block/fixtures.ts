import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p } from '../../testing/editor-json.ts';

const COLORS = ['blue', 'green', 'purple', 'red', 'yellow'];

export const basicColorBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'several paragraphs',
    kind: 'full',
    attrs: {
      color: 'purple',
      text: doc(p('Consejo del mes.'), p('Compara el importe total, no solo la cuota.')),
    },
    html: '<div class="pz-color-block pz-text" data-color="purple"><p>Consejo del mes.</p><p>Compara el importe total, no solo la cuota.</p></div>',
  },
  ...COLORS.map((color) => ({
    name: color,
    attrs: { color, text: doc(p('La primera consulta es gratis.')) },
    html: `<div class="pz-color-block pz-text" data-color="${color}"><p>La primera consulta es gratis.</p></div>`,
  })),
  {
    name: 'empty',
    kind: 'empty',
    attrs: {},
    html: '',
  },
  {
    name: 'color out of the list',
    attrs: { color: 'pink' },
    error: 'BasicColorBlock: color: ',
  },
  { name: 'text without a type', attrs: { text: {} }, error: 'Invalid content' },
  {
    name: 'no color',
    attrs: { text: doc(p('La primera consulta es gratis.')) },
    html: '<div class="pz-color-block pz-text" data-color="blue"><p>La primera consulta es gratis.</p></div>',
  },
  ...awkwardTexts((words, html) => ({
    attrs: { color: 'green', text: doc(p(words)) },
    html: `<div class="pz-color-block pz-text" data-color="green"><p>${html}</p></div>`,
  })),
];
