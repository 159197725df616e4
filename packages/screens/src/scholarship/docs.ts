import type { ScreenDocs } from '../testing/screen-docs.ts';

export const scholarshipDocs: ScreenDocs = {
  purpose: 'Money for students: how much, for how many, until when, who can apply and how.',
  avoid: 'Work: Job. A competition with other rules: Document.',
  fields: {
    scholarships: {
      deadline: 'The last day to apply. After it the page says so and the way to apply is gone.',
      amount: 'What each student gets.',
      'amount.value': 'A whole number.',
      'amount.currency': 'Three letters. Another currency than the country’s is named with them.',
      awards: 'How many students get it.',
      eligibility: 'Who can apply, a line for each condition.',
      applyUrl: 'Where to apply. This or `applyEmail` is needed.',
      applyEmail: 'Whom to write to.',
    },
  },
  follow: [
    'Title: “2,000 € for students of economics”.',
    'Condition: “You are enrolled at a Spanish university in the year 2026/27.”',
  ],
  mistakes: [
    'Conditions in the text alone: the list is what students read first.',
    '“Up to 2,000 €”: the amount is what each gets.',
  ],
  accessibility: {
    landmarks: 'Regions for the facts, the conditions and how to apply, each named by its heading.',
    headings: 'Level 1; each section and the headings of the text at level 2.',
    keys: 'Links alone take the focus.',
    reader: '“Who can apply, heading level 2, list with 3 items.”',
  },
  states: [
    {
      state: 'The deadline is over in every time zone',
      shows: 'A warning above the facts, and no way to apply.',
    },
    {
      state: 'Email alone',
      shows: 'The address among the facts of how to apply, without a button.',
    },
  ],
  status: 'stable',
  changes: [{ date: '2026-11-22', what: 'Added.' }],
};
