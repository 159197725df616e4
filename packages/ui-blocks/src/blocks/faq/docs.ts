import type { BlockDocs } from '../../testing/block-docs.ts';

export const faqDocs: BlockDocs = {
  purpose:
    'Answers several short questions of one kind. Answers are found by the search of the browser while closed.',
  avoid:
    'There is one question (QuestionBlock), an answer needs lists or links (QuestionBlock again), or everybody must read the answer: then it does not hide.',
  follow: [
    '“What is the APR?” — “The cost of a loan in a year, all fees included.”',
    '“Can I pay back early?” — “Yes, at any time, without a fee.”',
  ],
  mistakes: [
    '“Why are we the best?” — nobody asks that.',
    '“More information” — a question says what its answer is about.',
    'The credit warning as an answer — the law wants it in view.',
  ],
  accessibility: {
    roles: 'A native details element per question, its summary is the question.',
    keys: 'Tab reaches each question; Enter and Space open and close it. Find in page opens the answer that has the word.',
    reader: '“¿Qué es la TAE?, disclosure triangle, collapsed”, then “expanded” and the answer.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
