import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, p } from '../../testing/editor-json.ts';

export const questionBlockFixtures: readonly BlockFixture[] = [
  {
    name: 'question and answer',
    attrs: {
      question: '¿Y si me retraso?',
      answer: doc(p('Avisa al prestamista antes del vencimiento: muchos dan una prórroga.')),
    },
    html: '<div class="pz-question"><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>¿Y si me retraso?</span></summary><div class="pz-disclosure__body pz-text"><p>Avisa al prestamista antes del vencimiento: muchos dan una prórroga.</p></div></details></div>',
  },
  {
    name: 'outlined',
    kind: 'full',
    attrs: {
      question: '¿Puedo devolverlo antes de tiempo y pagar menos?',
      answer: doc(p('Sí, cuando quieras.')),
      outlined: true,
    },
    html: '<div class="pz-question" data-outlined="true"><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>¿Puedo devolverlo antes de tiempo y pagar menos?</span></summary><div class="pz-disclosure__body pz-text"><p>Sí, cuando quieras.</p></div></details></div>',
  },
  {
    name: 'no question',
    attrs: { answer: doc(p('Una respuesta sin pregunta se lee como un párrafo.')) },
    html: '<div class="pz-question"><div class="pz-text"><p>Una respuesta sin pregunta se lee como un párrafo.</p></div></div>',
  },
  {
    name: 'empty',
    kind: 'empty',
    attrs: {},
    html: '',
  },
  {
    name: 'question that is rich text',
    attrs: { question: doc() },
    error: 'QuestionBlock: question: ',
  },
  ...awkwardTexts((words, html) => ({
    attrs: { question: words, answer: doc(p(words)) },
    html: `<div class="pz-question"><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>${html}</span></summary><div class="pz-disclosure__body pz-text"><p>${html}</p></div></details></div>`,
  })),
];
