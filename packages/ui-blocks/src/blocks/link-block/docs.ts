import type { BlockDocs } from '../../testing/block-docs.ts';

export const linkBlockDocs: BlockDocs = {
  purpose: 'Tells the reader why and where to go next, with one button.',
  avoid:
    'If the link works within a sentence, write it there. For a link to the product list, use ToListButtonBlock. Do not put two next to each other: then neither is the next step.',
  follow: ['“Not sure what you can afford?” with the button “Calculate my payment”.'],
  mistakes: [
    '“Click here” — it says nothing in a list of links.',
    'Two in a row — neither is the next step.',
    '“Apply now”, leading to a list of loans — use ToListButtonBlock.',
  ],
  accessibility: {
    roles: 'Text and a link styled as a button; its role stays link.',
    keys: 'Tab reaches the link and Enter follows it. Space scrolls the page, as with any link.',
    reader: '“Todo lo que conviene saber… Ver la guía, link.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
