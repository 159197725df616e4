import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p, ul } from '../../testing/editor-json.ts';

export const prosBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'list with a title',
    attrs: { title: 'A favor', text: doc(ul('Rápido', 'Claro')) },
    html: '<section class="pz-arguments" data-kind="pros"><h3 class="pz-arguments__title">A favor</h3><div class="pz-text"><ul><li><p>Rápido</p></li><li><p>Claro</p></li></ul></div></section>',
  },
  {
    name: 'outlined',
    attrs: { outlined: true, text: doc(p('x')) },
    html: '<section class="pz-arguments" data-kind="pros" data-outlined="true"><div class="pz-text"><p>x</p></div></section>',
  },
  {
    name: 'empty',
    attrs: {},
    html: '<section class="pz-arguments" data-kind="pros"><div class="pz-text"></div></section>',
  },
  { name: 'title that is no string', attrs: { title: 1 }, error: 'ProsBlock: title: ' },
];
