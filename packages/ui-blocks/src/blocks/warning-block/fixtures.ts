import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p } from '../../testing/editor-json.ts';

export const warningBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'title and text',
    attrs: { title: 'Ojo', text: doc(p('Si no pagas a tiempo, la deuda crece cada día.')) },
    html: '<div class="pz-notice" role="note" data-kind="warning"><p class="pz-notice__title">Ojo</p><div class="pz-text"><p>Si no pagas a tiempo, la deuda crece cada día.</p></div></div>',
  },
  {
    name: 'outlined',
    attrs: { outlined: true, text: doc(p('Si no pagas a tiempo, la deuda crece cada día.')) },
    html: '<div class="pz-notice" role="note" data-kind="warning" data-outlined="true"><div class="pz-text"><p>Si no pagas a tiempo, la deuda crece cada día.</p></div></div>',
  },
  {
    name: 'empty',
    kind: 'empty',
    attrs: {},
    html: '',
  },
  { name: 'text that is no document', attrs: { text: 'x' }, error: 'Invalid content' },
  {
    name: 'outlined, with title and text',
    kind: 'full',
    attrs: {
      outlined: true,
      title: 'Nota',
      text: doc(p('Si no pagas a tiempo, la deuda crece cada día.')),
    },
    html: '<div class="pz-notice" role="note" data-kind="warning" data-outlined="true"><p class="pz-notice__title">Nota</p><div class="pz-text"><p>Si no pagas a tiempo, la deuda crece cada día.</p></div></div>',
  },
  ...awkwardTexts((words, html) => ({
    attrs: { title: words, text: doc(p(words)) },
    html: `<div class="pz-notice" role="note" data-kind="warning"><p class="pz-notice__title">${html}</p><div class="pz-text"><p>${html}</p></div></div>`,
  })),
];
