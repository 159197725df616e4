import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p, ul } from '../../testing/editor-json.ts';

export const consBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'list with a title',
    attrs: { title: 'En contra', text: doc(ul('Más caro que un préstamo bancario')) },
    html: '<section class="pz-arguments" data-kind="cons"><h3 class="pz-arguments__title">En contra</h3><div class="pz-text"><ul><li><p>Más caro que un préstamo bancario</p></li></ul></div></section>',
  },
  {
    name: 'outlined',
    attrs: { outlined: true, text: doc(p('La cuota se paga de una vez.')) },
    html: '<section class="pz-arguments" data-kind="cons" data-outlined="true"><div class="pz-text"><p>La cuota se paga de una vez.</p></div></section>',
  },
  {
    name: 'empty',
    kind: 'empty',
    attrs: {},
    html: '',
  },
  { name: 'title that is no string', attrs: { title: 1 }, error: 'ConsBlock: title: ' },
  {
    name: 'outlined, with title and text',
    kind: 'full',
    attrs: { outlined: true, title: 'Resumen', text: doc(ul('Más caro que un préstamo bancario')) },
    html: '<section class="pz-arguments" data-kind="cons" data-outlined="true"><h3 class="pz-arguments__title">Resumen</h3><div class="pz-text"><ul><li><p>Más caro que un préstamo bancario</p></li></ul></div></section>',
  },
  ...awkwardTexts((words, html) => ({
    attrs: { title: words, text: doc(ul(words)) },
    html: `<section class="pz-arguments" data-kind="cons"><h3 class="pz-arguments__title">${html}</h3><div class="pz-text"><ul><li><p>${html}</p></li></ul></div></section>`,
  })),
];
