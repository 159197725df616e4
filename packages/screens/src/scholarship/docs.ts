import type { ScreenDocs } from '../testing/screen-docs.ts';

export const scholarshipDocs: ScreenDocs = {
  purpose: 'Money for students: how much, for how many, the deadline, who can apply and how.',
  avoid: 'For work, use Job. For a competition with other rules, use Document.',
  fields: {
    scholarships: {
      deadline:
        'The last day to apply. After it, the page says so and no longer shows how to apply.',
      amount: 'What each student gets.',
      'amount.value': 'A whole number.',
      'amount.currency':
        'Three-letter code. A currency other than the country’s is shown with its code.',
      awards: 'How many students get it.',
      eligibility: 'Who can apply, one line for each condition.',
      applyUrl: 'Where to apply. This or `applyEmail` is needed.',
      applyEmail: 'The address to write to.',
    },
  },
  follow: [
    'Title: “2,000 € for students of economics”.',
    'Condition: “You are enrolled at a Spanish university in the year 2026/27.”',
  ],
  mistakes: [
    'Conditions only in the text: the list is what students read first.',
    '“Up to 2,000 €”: the amount is what each gets.',
  ],
  accessibility: {
    landmarks: 'Regions for the facts, the conditions and how to apply, each named by its heading.',
    headings: 'Level 1; each section and the headings of the text at level 2.',
    keys: 'Only links are focusable.',
    reader: '“Who can apply, heading level 2, list with 3 items.”',
  },
  states: [
    {
      state: 'The deadline has passed in every time zone',
      shows: 'A warning above the facts, and no way to apply.',
    },
    {
      state: 'Email alone',
      shows: 'The address below “How to apply”, without a button.',
    },
  ],
  status: 'stable',
  changes: [{ date: '2026-11-22', what: 'Added.' }],
};
