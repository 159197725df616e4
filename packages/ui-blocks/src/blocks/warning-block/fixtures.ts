import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p } from '../../testing/editor-json.ts';

export const warningBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'title and text',
    attrs: { title: 'Ojo', text: doc(p('x')) },
    html: '<div class="pz-notice" role="note" data-kind="warning"><p class="pz-notice__title">Ojo</p><div class="pz-text"><p>x</p></div></div>',
  },
  {
    name: 'outlined',
    attrs: { outlined: true, text: doc(p('x')) },
    html: '<div class="pz-notice" role="note" data-kind="warning" data-outlined="true"><div class="pz-text"><p>x</p></div></div>',
  },
  {
    name: 'empty',
    attrs: {},
    html: '<div class="pz-notice" role="note" data-kind="warning"><div class="pz-text"></div></div>',
  },
  { name: 'text that is no document', attrs: { text: 'x' }, error: 'Invalid content' },
];
