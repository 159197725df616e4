import type { BlockDocs } from '../../testing/block-docs.ts';

export const creditWarningDocs: BlockDocs = {
  purpose:
    'The warning that the law requires above the first link to a credit offer, in the wording of the country: for example, that borrowing money costs money.',
  avoid:
    'If something else needs attention, use WarningBlock or InformationBlock. The law sets the wording; editors do not change it.',
  follow: [
    '“Caution! Borrowing money costs money.”',
    'One group where a page needs two warnings: credit first, then investing.',
  ],
  mistakes: [
    'The warning below the offers — readers must see it before the first of them.',
    'A milder wording — the site check compares the text with the law of the country.',
  ],
  fields: { text: 'The warning, word for word as the law of the country gives it.' },
  accessibility: {
    roles:
      'A paragraph with the role note, in the normal flow of the page. It is not an alert, because nothing has happened.',
    keys: 'Nothing in it is focusable.',
    reader: '“Note. Caution! Borrowing money costs money.”, at its place in the page.',
  },
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'Several warnings of a page are one group.' },
    { date: '2026-11-21', what: 'Added.' },
  ],
};
