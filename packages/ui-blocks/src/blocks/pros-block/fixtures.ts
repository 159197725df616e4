import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p, ul } from '../../testing/editor-json.ts';

export const prosBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'list with a title',
    attrs: {
      title: 'A favor',
      text: doc(ul('Respuesta en el mismo día', 'Comisión única, sin letra pequeña')),
    },
    html: '<section class="pz-arguments" data-kind="pros"><h3 class="pz-arguments__title">A favor</h3><div class="pz-text"><ul><li><p>Respuesta en el mismo día</p></li><li><p>Comisión única, sin letra pequeña</p></li></ul></div></section>',
  },
  {
    name: 'outlined',
    attrs: { outlined: true, text: doc(p('La respuesta llega en el día.')) },
    html: '<section class="pz-arguments" data-kind="pros" data-outlined="true"><div class="pz-text"><p>La respuesta llega en el día.</p></div></section>',
  },
  {
    name: 'empty',
    kind: 'empty',
    attrs: {},
    html: '',
  },
  { name: 'title that is no string', attrs: { title: 1 }, error: 'ProsBlock: title: ' },
  {
    name: 'outlined, with title and text',
    kind: 'full',
    attrs: { outlined: true, title: 'Resumen', text: doc(ul('Respuesta en el mismo día')) },
    html: '<section class="pz-arguments" data-kind="pros" data-outlined="true"><h3 class="pz-arguments__title">Resumen</h3><div class="pz-text"><ul><li><p>Respuesta en el mismo día</p></li></ul></div></section>',
  },
  ...awkwardTexts((words, html) => ({
    attrs: { title: words, text: doc(ul(words)) },
    html: `<section class="pz-arguments" data-kind="pros"><h3 class="pz-arguments__title">${html}</h3><div class="pz-text"><ul><li><p>${html}</p></li></ul></div></section>`,
  })),
];
