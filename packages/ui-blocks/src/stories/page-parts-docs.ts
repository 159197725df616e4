import type { BlockDocs } from '../testing/block-docs.ts';

export const pagePartsDocs: BlockDocs = {
  purpose:
    'The small parts that screens place between the large ones: the amounts as links, the form of a front page with its answer, tiles for product kinds, reasons to trust, the button, a section of prose.',
  avoid:
    'For a button in an editor’s text, use LinkBlock, or ToListButtonBlock if it leads to the list of the page. To list products, use ProductList. For whole pages, see Screens.',
  follow: [
    '“500 €”, marked as the current amount.',
    '“Lowest total for 500 €, 180 days: Hontana”, with the figures of that offer.',
    '“Figures checked on 22 November 2026” as a reason to trust the list.',
  ],
  mistakes: [
    '“100 % secure” as a reason — it names nothing that can be checked.',
    'A tile for a kind without products.',
    'Two buttons of the same weight side by side.',
  ],
  accessibility: {
    roles:
      'The amounts and the kinds are named navigations; the reasons are a list; the button is a link; a section is a region named by its heading of level 2.',
    keys: 'Tab goes through the links and fields in visual order. Enter in the amount field submits the form.',
    reader: '“Amount, navigation. 250 €, link, current page. 500 €, link.”',
  },
  status: 'stable',
  changes: [
    {
      date: '2026-11-28',
      what: 'The form names the range that lenders offer; its answer says when the loan is repaid.',
    },
    {
      date: '2026-11-27',
      what: 'The form of a front page, tiles for product kinds and reasons to trust.',
    },
    { date: '2026-11-21', what: 'Added.' },
  ],
};
