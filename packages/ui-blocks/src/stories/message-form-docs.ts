import type { BlockDocs } from '../testing/block-docs.ts';

export const messageFormDocs: BlockDocs = {
  purpose:
    'The form of the contact page: a topic, a message and an address for the reply. The confirmation appears on the page, with and without JavaScript.',
  avoid:
    'For an application, use a flow, which asks step by step. If a lender collects the application itself, use LeadForm.',
  follow: [
    '“Your question was sent. We answer within two working days.”',
    '“Enter an email address, like name@example.com”, next to the field.',
  ],
  mistakes: [
    '“Invalid input” — it says neither where the error is nor what to enter.',
    'Questions that a reply does not need, such as a phone number.',
  ],
  entry: { folder: 'pages', pageType: 'Contact' },
  accessibility: {
    roles:
      'A form with labels above its fields; the error summary is an alert that links to each field.',
    keys: 'Tab goes from field to field; Enter in a single-line field submits the form. After errors, focus moves to the summary.',
    reader: '“Email, edit, invalid entry. Enter an email address, like name@example.com.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
