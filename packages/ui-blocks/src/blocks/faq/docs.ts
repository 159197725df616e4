import type { BlockDocs } from '../../testing/block-docs.ts';

export const faqDocs: BlockDocs = {
  purpose:
    'Answers several short, related questions. Find in page also finds the text of closed answers.',
  avoid:
    'For a single question, or an answer with lists or links, use QuestionBlock. If everybody must read the answer, do not hide it.',
  follow: [
    '“What is the APR?” with the answer “The yearly cost of a loan, all fees included.”',
    '“Can I pay back early?” with the answer “Yes, at any time, without a fee.”',
  ],
  mistakes: [
    '“Why are we the best?” — nobody asks that.',
    '“More information” — a question says what its answer is about.',
    'The credit warning as an answer — the law requires it in view.',
  ],
  accessibility: {
    roles: 'A native details element per question; its summary is the question.',
    keys: 'Tab reaches each question; Enter and Space open and close it. Find in page opens the answer that contains the word.',
    reader: '“¿Qué es la TAE?, disclosure triangle, collapsed”, then “expanded” and the answer.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
