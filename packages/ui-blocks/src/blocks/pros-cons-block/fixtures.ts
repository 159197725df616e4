import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p, ul } from '../../testing/editor-json.ts';

export const prosConsBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'side by side',
    attrs: {
      pros: { title: 'A favor', text: doc(ul('Respuesta en el mismo día')) },
      cons: { title: 'En contra', text: doc(ul('Más caro que un préstamo bancario')) },
    },
    html: '<div class="pz-pros-cons"><section class="pz-arguments" data-kind="pros"><h3 class="pz-arguments__title">A favor</h3><div class="pz-text"><ul><li><p>Respuesta en el mismo día</p></li></ul></div></section><section class="pz-arguments" data-kind="cons"><h3 class="pz-arguments__title">En contra</h3><div class="pz-text"><ul><li><p>Más caro que un préstamo bancario</p></li></ul></div></section></div>',
  },
  {
    name: 'stacked and outlined, without titles',
    attrs: {
      pros: { text: doc(ul('Respuesta en el mismo día')) },
      cons: { text: doc(ul('Más caro que un préstamo bancario')) },
      stacked: true,
      outlined: true,
    },
    html: '<div class="pz-pros-cons" data-stacked="true"><section class="pz-arguments" data-kind="pros" data-outlined="true"><div class="pz-text"><ul><li><p>Respuesta en el mismo día</p></li></ul></div></section><section class="pz-arguments" data-kind="cons" data-outlined="true"><div class="pz-text"><ul><li><p>Más caro que un préstamo bancario</p></li></ul></div></section></div>',
  },
  {
    name: 'one side alone, the other left blank by the editor',
    attrs: {
      pros: { text: doc(p()) },
      cons: { title: 'En contra', text: doc(ul('Más caro que un préstamo bancario')) },
    },
    html: '<div class="pz-pros-cons"><section class="pz-arguments" data-kind="cons"><h3 class="pz-arguments__title">En contra</h3><div class="pz-text"><ul><li><p>Más caro que un préstamo bancario</p></li></ul></div></section></div>',
  },
  { name: 'cons missing', attrs: { pros: {} }, error: 'ProsConsBlock: cons: ' },
  {
    name: 'all at once',
    kind: 'full',
    attrs: {
      pros: { title: 'A favor', text: doc(ul('Respuesta en el mismo día')) },
      cons: { title: 'En contra', text: doc(ul('Más caro que un préstamo bancario')) },
      outlined: true,
      stacked: true,
    },
    html: '<div class="pz-pros-cons" data-stacked="true"><section class="pz-arguments" data-kind="pros" data-outlined="true"><h3 class="pz-arguments__title">A favor</h3><div class="pz-text"><ul><li><p>Respuesta en el mismo día</p></li></ul></div></section><section class="pz-arguments" data-kind="cons" data-outlined="true"><h3 class="pz-arguments__title">En contra</h3><div class="pz-text"><ul><li><p>Más caro que un préstamo bancario</p></li></ul></div></section></div>',
  },
  {
    name: 'empty',
    kind: 'empty',
    attrs: { pros: {}, cons: {} },
    html: '<div class="pz-pros-cons"></div>',
  },
  ...awkwardTexts((words, html) => {
    const list = (kind: string) =>
      `<section class="pz-arguments" data-kind="${kind}"><h3 class="pz-arguments__title">${html}</h3><div class="pz-text"><ul><li><p>${html}</p></li></ul></div></section>`;
    const half = { title: words, text: doc(ul(words)) };
    return {
      attrs: { pros: half, cons: half },
      html: `<div class="pz-pros-cons">${list('pros')}${list('cons')}</div>`,
    };
  }),
];
