import type { BlockDocs } from '../testing/block-docs.ts';

export const messageFormDocs: BlockDocs = {
  purpose:
    'The form of the contact page: a topic, a message and an address for the answer. It is answered in the page, with and without JavaScript.',
  avoid:
    'Somebody applies for something: a flow asks step by step. A lender collects an application of its own: LeadForm.',
  follow: [
    '“Your question was sent. We answer within two working days.”',
    '“Enter an email address, like name@example.com”, beside the field.',
  ],
  mistakes: [
    '“Invalid input”: it says neither where nor what would be right.',
    'Questions that are not needed for an answer, such as a phone number.',
  ],
  entry: { folder: 'pages', pageType: 'Contact' },
  accessibility: {
    roles:
      'A form with labels above its fields; a summary of faults is an alert that links to each field.',
    keys: 'Tab goes from field to field; Enter sends the form from a field of one line. After faults the summary has the focus.',
    reader: '“Email, edit, invalid entry. Enter an email address, like name@example.com.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
