import type { BlockDocs } from '../../testing/block-docs.ts';

export const productCardDocs: BlockDocs = {
  purpose:
    'One product as a row: who offers it, the figure that matters most, at most three figures beside it, and the way to the provider. It opens to the example and the conditions.',
  avoid:
    'Several products are compared: ProductList numbers its rows. A product is only mentioned in a text: write a link.',
  follow: [
    '“1,719.67 kr” with the label “Per payment”.',
    'The action “See at the lender”, with “Advert” above it.',
    '“Figures checked on 22 November 2026: bank.example”.',
  ],
  mistakes: [
    '“Apply now!”: the action names where it leads, not what somebody should do.',
    '“From 5.9 %” as a figure: a card says what is true of the offer that it shows.',
    'A logo with words that say more than the name: they are read by nobody who cannot see it.',
  ],
  entry: { folder: 'products', kind: 'loan' },
  accessibility: {
    roles:
      'An article named by its heading; figures are a description list, so that each is read with its label.',
    keys: 'Tab reaches what opens, the comparison and the link to the provider, in this order. Enter and Space open and close; Enter follows the link.',
    reader:
      '“Granhaga Bank, article. Per payment 1,719.67 kr. See at the lender: Granhaga Bank, link.”',
  },
  status: 'stable',
  changes: [
    { date: '2026-11-27', what: 'A row with a monogram, badge and bar instead of a tall card.' },
    { date: '2026-11-21', what: 'Added.' },
  ],
};
