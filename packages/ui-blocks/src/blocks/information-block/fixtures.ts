import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p } from '../../testing/editor-json.ts';

export const informationBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'title and text',
    attrs: { title: 'Nota', text: doc(p('Las ofertas se actualizan cada mañana.')) },
    html: '<div class="pz-notice" role="note" data-kind="information"><p class="pz-notice__title">Nota</p><div class="pz-text"><p>Las ofertas se actualizan cada mañana.</p></div></div>',
  },
  {
    name: 'outlined, hostile title',
    attrs: { outlined: true, title: '</p><script>', text: doc() },
    html: '<div class="pz-notice" role="note" data-kind="information" data-outlined="true"><p class="pz-notice__title">&lt;/p&gt;&lt;script&gt;</p><div class="pz-text"></div></div>',
  },
  {
    name: 'empty',
    kind: 'empty',
    attrs: {},
    html: '',
  },
  {
    name: 'outlined that is no boolean',
    attrs: { outlined: 1 },
    error: 'InformationBlock: outlined: ',
  },
  {
    name: 'outlined, with title and text',
    kind: 'full',
    attrs: {
      outlined: true,
      title: 'Nota',
      text: doc(p('Las ofertas se actualizan cada mañana.')),
    },
    html: '<div class="pz-notice" role="note" data-kind="information" data-outlined="true"><p class="pz-notice__title">Nota</p><div class="pz-text"><p>Las ofertas se actualizan cada mañana.</p></div></div>',
  },
  ...awkwardTexts((words, html) => ({
    attrs: { title: words, text: doc(p(words)) },
    html: `<div class="pz-notice" role="note" data-kind="information"><p class="pz-notice__title">${html}</p><div class="pz-text"><p>${html}</p></div></div>`,
  })),
];
