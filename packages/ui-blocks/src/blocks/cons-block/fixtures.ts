import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p, ul } from '../../testing/editor-json.ts';

export const consBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'list with a title',
    attrs: { title: 'En contra', text: doc(ul('Caro')) },
    html: '<section class="pz-arguments" data-kind="cons"><h3 class="pz-arguments__title">En contra</h3><div class="pz-text"><ul><li><p>Caro</p></li></ul></div></section>',
  },
  {
    name: 'outlined',
    attrs: { outlined: true, text: doc(p('x')) },
    html: '<section class="pz-arguments" data-kind="cons" data-outlined="true"><div class="pz-text"><p>x</p></div></section>',
  },
  {
    name: 'empty',
    attrs: {},
    html: '<section class="pz-arguments" data-kind="cons"><div class="pz-text"></div></section>',
  },
  { name: 'title that is no string', attrs: { title: 1 }, error: 'ConsBlock: title: ' },
];
