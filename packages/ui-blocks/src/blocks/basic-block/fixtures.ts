import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p } from '../../testing/editor-json.ts';

export const basicBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'text',
    attrs: { text: doc(p('Puedes devolver el préstamo antes de tiempo, sin coste.')) },
    html: '<div class="pz-basic-block pz-text"><p>Puedes devolver el préstamo antes de tiempo, sin coste.</p></div>',
  },
  {
    name: 'outlined',
    kind: 'full',
    attrs: {
      outlined: true,
      text: doc(p('Puedes devolver el préstamo antes de tiempo, sin coste.')),
    },
    html: '<div class="pz-basic-block pz-text" data-outlined="true"><p>Puedes devolver el préstamo antes de tiempo, sin coste.</p></div>',
  },
  {
    name: 'empty',
    kind: 'empty',
    attrs: {},
    html: '',
  },
  { name: 'text without a type', attrs: { text: {} }, error: 'Invalid content' },
  {
    name: 'outlined that is no boolean',
    attrs: { outlined: 'yes' },
    error: 'BasicBlock: outlined: ',
  },
  ...awkwardTexts((words, html) => ({
    attrs: { outlined: true, text: doc(p(words)) },
    html: `<div class="pz-basic-block pz-text" data-outlined="true"><p>${html}</p></div>`,
  })),
];
