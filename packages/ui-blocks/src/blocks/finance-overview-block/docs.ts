import type { BlockDocs } from '../../testing/block-docs.ts';

export const financeOverviewBlockDocs: BlockDocs = {
  purpose:
    'Compares some products of the page in rows, chosen and ordered by any of their properties. Each offer carries its representative example; that of the first is in view.',
  avoid: 'The page is itself a product list. Without products from the page it shows nothing.',
  follow: [
    'In a guide to small loans: the three cheapest for 300 € that lend to people of 18.',
    'Titled “From 18 years”, with the same condition in its filter.',
  ],
  mistakes: [
    'Titled “The best loans” and ordered by rank — say what the order is.',
    'Twenty rows in the middle of an article — link the list.',
  ],
  accessibility: {
    roles:
      "A heading of level 3 and a list; each offer is an article with the lender's name, figures are description lists.",
    keys: 'Tab reaches each link and each disclosure of an offer, in the order shown; Enter follows it.',
    reader: '“Desde 18 años, heading level 3. List, 2 items. Almazara, article.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
