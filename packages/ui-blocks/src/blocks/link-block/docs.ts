import type { BlockDocs } from '../../testing/block-docs.ts';

export const linkBlockDocs: BlockDocs = {
  purpose: 'Says why and where to go next, with one button.',
  avoid:
    'The link stands well in a sentence, or leads to the product list (ToListButtonBlock). Two of them next to each other make neither the next step.',
  follow: ['“Not sure what you can afford?” with the button “Calculate my payment”.'],
  mistakes: [
    '“Click here” — a list of links says nothing then.',
    'Two below one another — neither is the next step.',
    '“Apply now” to a list of loans: ToListButtonBlock.',
  ],
  accessibility: {
    roles: 'Text and a link that looks like a button; it stays a link.',
    keys: 'Tab reaches the link, Enter follows it; Space scrolls the page, as with any link.',
    reader: '“Todo lo que conviene saber… Ver la guía, link.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
