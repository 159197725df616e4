import type { BlockFixture } from '../../testing/block-fixture.ts';
import { doc, link, p, text } from '../../testing/editor-json.ts';
import { hardWords } from '../../testing/hard-words.ts';

const drawn = (question: string, answer: string) =>
  `<div class="pz-faq"><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>${question}</span></summary><div class="pz-disclosure__body pz-text"><p>${answer}</p></div></details></div>`;

export const faqFixtures: readonly BlockFixture[] = [
  {
    name: 'one item',
    kind: 'full',
    attrs: {
      items: [
        { question: doc(p('¿Qué es la ', text('TAE', 'bold'), '?')), answer: 'El coste anual.' },
      ],
    },
    html: '<div class="pz-faq"><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>¿Qué es la <strong>TAE</strong>?</span></summary><div class="pz-disclosure__body pz-text"><p>El coste anual.</p></div></details></div>',
  },
  {
    name: 'a question with a link and two paragraphs',
    attrs: { items: [{ question: doc(p(text('Uno', link('/x'))), p('dos')), answer: '' }] },
    html: '<div class="pz-faq"><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>Uno dos</span></summary><div class="pz-disclosure__body pz-text"><p></p></div></details></div>',
  },
  {
    name: 'the same question twice',
    attrs: {
      items: [
        { question: doc(p('A')), answer: '1' },
        { question: doc(p('A')), answer: '2' },
      ],
    },
    html: '<div class="pz-faq"><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>A</span></summary><div class="pz-disclosure__body pz-text"><p>1</p></div></details><details class="pz-disclosure"><summary class="pz-disclosure__summary"><span>A</span></summary><div class="pz-disclosure__body pz-text"><p>2</p></div></details></div>',
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
  ...hardWords((words, html) => ({
    attrs: { items: [{ question: doc(p(words)), answer: words }] },
    html: drawn(html, html),
  })),
];
