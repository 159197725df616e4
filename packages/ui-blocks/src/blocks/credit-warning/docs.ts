import type { BlockDocs } from '../../testing/block-docs.ts';

export const creditWarningDocs: BlockDocs = {
  purpose:
    'The sentence that the law wants above the first way to a credit, in the words of the country, for example that borrowing money costs money.',
  avoid:
    'Something else is to be noticed: WarningBlock or InformationBlock. Its words are those of the law and are not changed by editors.',
  follow: [
    '“Caution! Borrowing money costs money.”',
    'One group where a page needs two warnings: that of credit, then that of investing.',
  ],
  mistakes: [
    'The warning below the offers: it has to be met before the first of them.',
    'A milder wording: the check of the site compares it with the law of the country.',
  ],
  accessibility: {
    roles: 'A paragraph in the flow of the page; it is no alert, because nothing has happened.',
    keys: 'Nothing in it takes the focus of the keyboard.',
    reader: '“Caution! Borrowing money costs money.”, where it stands in the page.',
  },
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'Several warnings of a page are one group.' },
    { date: '2026-11-21', what: 'Added.' },
  ],
};
