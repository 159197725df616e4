import type { BlockDocs } from '../../testing/block-docs.ts';

export const stepsBlockDocs: BlockDocs = {
  purpose: 'Says what to do and in which order, as a numbered list.',
  avoid: 'If the order does not matter, use a bullet list. For a single step, write a paragraph.',
  follow: [
    '1. “Choose the amount: no more than you need.” 2. “Compare the total.” 3. “Read the example.”',
  ],
  mistakes: [
    '“Sign up”, “Wait”, “Enjoy” — each step says what to do.',
    'A single step, or advantages numbered one to three — neither is a sequence.',
  ],
  accessibility: {
    roles: 'An ordered list; each step has a title and a text. The numbers are those of the list.',
    keys: 'Nothing in it is focusable, apart from links in its text.',
    reader: '“List, 3 items. 1, Elige el importe…”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
