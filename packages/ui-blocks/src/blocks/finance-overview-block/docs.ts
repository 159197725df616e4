import type { BlockDocs } from '../../testing/block-docs.ts';

export const financeOverviewBlockDocs: BlockDocs = {
  purpose:
    'Compares a few products of the page in rows, filtered and sorted by any of their properties. Each offer carries its representative example; the first one is open.',
  avoid:
    'If the page is itself a product list, do not use it. On a page without products it renders nothing.',
  follow: [
    'In a guide to small loans: the three cheapest offers for 300 € that accept borrowers aged 18.',
    'The title “From 18 years”, with the same condition in its filter.',
  ],
  mistakes: [
    'The title “The best loans”, sorted by rank — say what the order is.',
    'Twenty rows in the middle of an article — link to the list.',
  ],
  accessibility: {
    roles:
      'A heading of level 3 and a list; each offer is an article named after the lender, and its figures are description lists.',
    keys: 'Tab reaches the disclosures and the link of each offer in visual order. Enter and Space open and close a disclosure; Enter follows the link.',
    reader: '“Desde 18 años, heading level 3. List, 2 items. Almazara, article.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
