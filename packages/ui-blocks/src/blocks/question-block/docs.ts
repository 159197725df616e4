import type { BlockDocs } from '../../testing/block-docs.ts';

export const questionBlockDocs: BlockDocs = {
  purpose:
    'Opens one question onto a full answer, with lists and links. Without a question the answer stands open.',
  avoid: 'There are several short ones (Faq), or the reader must not miss the answer.',
  follow: ['“What happens if I cannot pay?” onto three paragraphs with a link to debt advice.'],
  mistakes: [
    'The warning of the law as an answer — it must be in view.',
    'Five of them in a row — a Faq.',
  ],
  accessibility: {
    roles:
      'A native details element with the question as its summary; without a question the text stands open.',
    keys: 'Tab reaches the question, Enter and Space open and close it, then links in the answer.',
    reader: '“¿Qué pasa si no pago?, collapsed”, then “expanded” and the answer.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
