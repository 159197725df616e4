import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p } from '../../testing/editor-json.ts';
import { hardWords } from '../../testing/hard-words.ts';

export const questionBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'question and answer',
    attrs: { question: '¿Y si me retraso?', answer: doc(p('Avisa.')) },
    html: '<div class="pz-question"><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>¿Y si me retraso?</span></summary><div class="pz-disclosure__body pz-text"><p>Avisa.</p></div></details></div>',
  },
  {
    name: 'outlined',
    kind: 'full',
    attrs: { question: '¿?', answer: doc(p('x')), outlined: true },
    html: '<div class="pz-question" data-outlined="true"><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>¿?</span></summary><div class="pz-disclosure__body pz-text"><p>x</p></div></details></div>',
  },
  {
    name: 'no question',
    attrs: { answer: doc(p('Solo la respuesta.')) },
    html: '<div class="pz-question"><div class="pz-text"><p>Solo la respuesta.</p></div></div>',
  },
  {
    name: 'empty',
    kind: 'empty',
    attrs: {},
    html: '<div class="pz-question"><div class="pz-text"></div></div>',
  },
  {
    name: 'question that is rich text',
    attrs: { question: doc() },
    error: 'QuestionBlock: question: ',
  },
  ...hardWords((words, html) => ({
    attrs: { question: words, answer: doc(p(words)) },
    html: `<div class="pz-question"><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>${html}</span></summary><div class="pz-disclosure__body pz-text"><p>${html}</p></div></details></div>`,
  })),
];
