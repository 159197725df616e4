import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p, ul } from '../../testing/editor-json.ts';

export const stepsBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'two steps',
    kind: 'full',
    attrs: {
      steps: [
        { title: 'Elige cuánto', text: doc(p('De 100 a 1.000 €, y a cuántos días.')) },
        { title: 'Compara las ofertas', text: doc(ul('La TAE', 'El importe total')) },
      ],
    },
    html: '<ol class="pz-steps"><li class="pz-steps__step"><h3 class="pz-steps__title">Elige cuánto</h3><div class="pz-text"><p>De 100 a 1.000 €, y a cuántos días.</p></div></li><li class="pz-steps__step"><h3 class="pz-steps__title">Compara las ofertas</h3><div class="pz-text"><ul><li><p>La TAE</p></li><li><p>El importe total</p></li></ul></div></li></ol>',
  },
  {
    name: 'the same title twice, no text',
    attrs: { steps: [{ title: 'Espera la respuesta' }, { title: 'Espera la respuesta' }] },
    html: '<ol class="pz-steps"><li class="pz-steps__step"><h3 class="pz-steps__title">Espera la respuesta</h3><div class="pz-text"></div></li><li class="pz-steps__step"><h3 class="pz-steps__title">Espera la respuesta</h3><div class="pz-text"></div></li></ol>',
  },
  { name: 'no steps', attrs: { steps: [] }, error: 'StepsBlock: steps: Too small' },
  {
    name: 'a step without a title',
    attrs: { steps: [{ text: doc() }] },
    error: 'StepsBlock: steps.0.title: ',
  },
  {
    name: 'one step of empty words',
    kind: 'empty',
    attrs: { steps: [{ title: '' }] },
    html: '<ol class="pz-steps"><li class="pz-steps__step"><div class="pz-text"></div></li></ol>',
  },
  ...awkwardTexts((words, html) => ({
    attrs: { steps: [{ title: words, text: doc(p(words)) }] },
    html: `<ol class="pz-steps"><li class="pz-steps__step"><h3 class="pz-steps__title">${html}</h3><div class="pz-text"><p>${html}</p></div></li></ol>`,
  })),
];
