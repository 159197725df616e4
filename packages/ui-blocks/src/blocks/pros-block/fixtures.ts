import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p, ul } from '../../testing/editor-json.ts';
import { hardWords } from '../../testing/hard-words.ts';

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
    kind: 'empty',
    attrs: {},
    html: '<section class="pz-arguments" data-kind="pros"><div class="pz-text"></div></section>',
  },
  { name: 'title that is no string', attrs: { title: 1 }, error: 'ProsBlock: title: ' },
  {
    name: 'outlined, with title and text',
    kind: 'full',
    attrs: { outlined: true, title: 'Resumen', text: doc(ul('Rápido')) },
    html: '<section class="pz-arguments" data-kind="pros" data-outlined="true"><h3 class="pz-arguments__title">Resumen</h3><div class="pz-text"><ul><li><p>Rápido</p></li></ul></div></section>',
  },
  ...hardWords((words, html) => ({
    attrs: { title: words, text: doc(ul(words)) },
    html: `<section class="pz-arguments" data-kind="pros"><h3 class="pz-arguments__title">${html}</h3><div class="pz-text"><ul><li><p>${html}</p></li></ul></div></section>`,
  })),
];
