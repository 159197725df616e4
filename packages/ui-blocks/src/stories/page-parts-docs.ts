import type { BlockDocs } from '../testing/block-docs.ts';

export const pagePartsDocs: BlockDocs = {
  purpose:
    'Small parts that screens put between the large ones: the amounts as links, the question of a front page with its answer, tiles of kinds, reasons to trust, the button, a section of prose.',
  avoid:
    'An editor writes a button into a text: LinkBlock, or ToListButtonBlock, which leads to the list of the page. Products are listed: ProductList. The whole page is meant: Screens.',
  follow: [
    '“500 €”, marked as the current amount.',
    '“Lowest total for 500 €, 180 days: Hontana”, with the figures of that offer.',
    '“Figures checked on 22 November 2026” as a reason.',
  ],
  mistakes: [
    '“100 % secure” as a reason: it names nothing that could be checked.',
    'A tile for a kind without products.',
    'Two buttons of the same weight side by side.',
  ],
  accessibility: {
    roles:
      'Amounts and kinds are navigations with a name; reasons are a list; the button is a link; a section is a region named by its heading of level 2.',
    keys: 'Tab goes through links and fields in the order shown. Enter in the amount sends the question.',
    reader: '“Amount, navigation. 250 €, link, current page. 500 €, link.”',
  },
  status: 'stable',
  changes: [
    {
      date: '2026-11-28',
      what: 'The question names the range that is lent, its answer when it is repaid.',
    },
    {
      date: '2026-11-27',
      what: 'The question of a front page, tiles of kinds and reasons to trust.',
    },
    { date: '2026-11-21', what: 'Added.' },
  ],
};
