import type { BlockDocs } from '../../testing/block-docs.ts';

export const stepsBlockDocs: BlockDocs = {
  purpose: 'Tells what to do in which order, as a numbered list.',
  avoid: 'The order does not matter (a bullet list), or there is one step (a paragraph).',
  follow: [
    '1. “Choose the amount: no more than what is missing.” 2. “Compare the total.” 3. “Read the example.”',
  ],
  mistakes: [
    '“Sign up”, “Wait”, “Enjoy” — steps say what to do.',
    'A single step, or advantages numbered one to three.',
  ],
  accessibility: {
    roles: "An ordered list; each step has a title and text. Numbers are the list's own.",
    keys: 'Nothing in it takes the focus, except links in its text.',
    reader: '“List, 3 items. 1, Elige el importe …”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
