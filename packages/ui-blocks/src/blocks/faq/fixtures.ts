import { awkwardTexts } from '../../testing/awkward-texts.ts';
import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, link, p, text } from '../../testing/editor-json.ts';

const drawn = (question: string, answer: string) =>
  `<div class="pz-faq"><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>${question}</span></summary><div class="pz-disclosure__body pz-text"><p>${answer}</p></div></details></div>`;

export const faqFixtures: readonly BlockFixture[] = [
  {
    name: 'one item',
    kind: 'full',
    attrs: {
      items: [
        {
          question: doc(p('¿Qué es la ', text('TAE', 'bold'), '?')),
          answer: 'El coste de un préstamo en un año, con todos sus gastos.',
        },
      ],
    },
    html: '<div class="pz-faq"><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>¿Qué es la <strong>TAE</strong>?</span></summary><div class="pz-disclosure__body pz-text"><p>El coste de un préstamo en un año, con todos sus gastos.</p></div></details></div>',
  },
  {
    name: 'a question with a link and two paragraphs',
    attrs: {
      items: [
        {
          question: doc(p(text('¿Y si no puedo', link('/impago/'))), p('pagar a tiempo?')),
          answer: '',
        },
      ],
    },
    html: '<div class="pz-faq"><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>¿Y si no puedo pagar a tiempo?</span></summary><div class="pz-disclosure__body pz-text"><p></p></div></details></div>',
  },
  {
    name: 'the same question twice',
    attrs: {
      items: [
        { question: doc(p('¿Cuánto tarda?')), answer: 'Un día.' },
        { question: doc(p('¿Cuánto tarda?')), answer: 'Dos, en fin de semana.' },
      ],
    },
    html: '<div class="pz-faq"><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>¿Cuánto tarda?</span></summary><div class="pz-disclosure__body pz-text"><p>Un día.</p></div></details><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>¿Cuánto tarda?</span></summary><div class="pz-disclosure__body pz-text"><p>Dos, en fin de semana.</p></div></details></div>',
  },
  { name: 'no items', attrs: { items: [] }, error: 'Faq: items: Too small' },
  { name: 'items missing', attrs: {}, error: 'Faq: items: ' },
  {
    name: 'answer that is rich text',
    attrs: { items: [{ question: doc(), answer: doc() }] },
    error: 'Faq: items.0.answer: ',
  },
  {
    name: 'empty words',
    kind: 'empty',
    attrs: { items: [{ answer: '' }] },
    html: '<div class="pz-faq"><div class="pz-text"><p></p></div></div>',
  },
  ...awkwardTexts((words, html) => ({
    attrs: { items: [{ question: doc(p(words)), answer: words }] },
    html: drawn(html, html),
  })),
];
