import type { ScreenDocs } from '../testing/screen-docs.ts';

export const jobDocs: ScreenDocs = {
  purpose: 'A vacancy: salary, place and deadline before the text, and how to apply below it.',
  avoid:
    'For money for students, use Scholarship. To say in general why people should work here, use About or Document, with links to the vacancies.',
  fields: {
    jobs: {
      deadline:
        'The last day to apply. After it, the page says so and no longer shows how to apply.',
      place: 'Where the work is done.',
      'place.city': 'The city, if there is one.',
      'place.country': 'Country code; the page shows the name in its language.',
      'place.remote': 'Whether people work from home: not at all, partly or fully.',
      salary: 'A range; required.',
      'salary.min': 'The lowest salary.',
      'salary.max': 'The highest salary.',
      'salary.currency':
        'Three-letter code. A currency other than the country’s is shown with its code.',
      'salary.per': 'Year, month or hour.',
      employmentType: 'Full time, part time, temporary or internship.',
      applyUrl: 'Where to apply. This or `applyEmail` is needed.',
      applyEmail: 'The address to write to.',
    },
  },
  follow: [
    'Title: “Editor for loans, Madrid or remote”.',
    'Summary: “You check what lenders publish and write what it means.”',
  ],
  mistakes: [
    '“Rockstar”, “ninja”: nobody searches for that, and it keeps people away.',
    '“Competitive salary”: the range is a field.',
  ],
  accessibility: {
    landmarks: 'A region “facts” and a region “how to apply”, each named by its heading.',
    headings: 'Level 1; facts, the headings of the text and how to apply at level 2.',
    keys: 'Only links are focusable.',
    reader: '“Salary, 32,000–38,000 € a year, before tax. Apply until, 30 November 2026.”',
  },
  states: [
    {
      state: 'The deadline has passed in every time zone',
      shows: 'A warning above the facts; no way to apply and no structured data.',
    },
    {
      state: 'Email alone',
      shows: 'The address below “How to apply”, without a button.',
    },
  ],
  status: 'stable',
  changes: [{ date: '2026-11-22', what: 'Added.' }],
};
