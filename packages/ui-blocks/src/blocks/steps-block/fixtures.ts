import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p, ul } from '../../testing/editor-json.ts';
import { hardWords } from '../../testing/hard-words.ts';

export const stepsBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'two steps',
    kind: 'full',
    attrs: {
      steps: [
        { title: 'Elige', text: doc(p('Un importe.')) },
        { title: 'Compara', text: doc(ul('TAE')) },
      ],
    },
    html: '<ol class="pz-steps"><li class="pz-steps__step"><h3 class="pz-steps__title">Elige</h3><div class="pz-text"><p>Un importe.</p></div></li><li class="pz-steps__step"><h3 class="pz-steps__title">Compara</h3><div class="pz-text"><ul><li><p>TAE</p></li></ul></div></li></ol>',
  },
  {
    name: 'the same title twice, no text',
    attrs: { steps: [{ title: 'A' }, { title: 'A' }] },
    html: '<ol class="pz-steps"><li class="pz-steps__step"><h3 class="pz-steps__title">A</h3><div class="pz-text"></div></li><li class="pz-steps__step"><h3 class="pz-steps__title">A</h3><div class="pz-text"></div></li></ol>',
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
  ...hardWords((words, html) => ({
    attrs: { steps: [{ title: words, text: doc(p(words)) }] },
    html: `<ol class="pz-steps"><li class="pz-steps__step"><h3 class="pz-steps__title">${html}</h3><div class="pz-text"><p>${html}</p></div></li></ol>`,
  })),
];
