import type { BlockDocs } from '../../testing/block-docs.ts';

export const questionBlockDocs: BlockDocs = {
  purpose:
    'Shows one question that opens to a full answer, with lists and links. Without a question, the answer is always visible.',
  avoid:
    'For several short questions, use Faq. If the reader must not miss the answer, do not hide it.',
  follow: [
    '“What happens if I cannot pay?”, which opens to three paragraphs with a link to debt advice.',
  ],
  mistakes: [
    'The warning that the law requires, as an answer — it must be in view.',
    'Five in a row — use Faq.',
  ],
  accessibility: {
    roles:
      'A native details element with the question as its summary; without a question, plain text.',
    keys: 'Tab reaches the question; Enter and Space open and close it. Then Tab reaches the links in the answer.',
    reader: '“¿Qué pasa si no pago?, collapsed”, then “expanded” and the answer.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
